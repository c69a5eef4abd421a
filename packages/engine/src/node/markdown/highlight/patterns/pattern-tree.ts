/** Owns going through the tree of a pattern. */
import type { OnigurumaAst } from 'oniguruma-parser/parser';

export type Alternative = OnigurumaAst['body'][number];
export type Node = Alternative['body'][number];

/** Every node, those within others too. */
export function* walk(alternatives: Alternative[]): Generator<Node> {
  for (const node of alternatives.flatMap(({ body }) => body)) {
    yield node;
    yield* walk(alternativesOf(node));
  }
}

/** What is within a node. */
export function alternativesOf(node: Node): Alternative[] {
  if (node.type === 'Quantifier') return [{ type: 'Alternative', body: [node.body] } as Alternative];
  const isGroup = node.type === 'Group' || node.type === 'CapturingGroup' || node.type === 'LookaroundAssertion';
  return isGroup ? node.body : [];
}
