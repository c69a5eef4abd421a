/**
 * Owns what is left of a pattern on lines that lack a character: no part of it that needs one. What may take forever is
 * often such a part alone, like the type arguments that a call may have.
 */
import { generate } from 'oniguruma-parser/generator';
import type { OnigurumaAst } from 'oniguruma-parser/parser';
import { begin, type Characters, charactersIn, NONE } from './first-characters.ts';
import { type Alternative, type Node, walk } from './pattern-tree.ts';

export interface LackingPattern {
  /** Of ASCII, and neither letter nor digit: lower and upper case do not matter. */
  character: string;
  /** Nothing if the pattern finds nothing without the character. */
  pattern?: string;
}

/** These refer to other parts, of which it would have to be known whether they are left. */
const REFERRING_TYPES = ['AbsenceFunction', 'Backreference', 'NamedCallout', 'Subroutine'];

/** Those come first that find nothing. */
export function listLackingPatterns(tree: OnigurumaAst, parse: (pattern: string) => OnigurumaAst): LackingPattern[] {
  const nodes = [...walk(tree.body)];
  if (nodes.some(({ type }) => REFERRING_TYPES.includes(type))) return [];
  const characters = nodes.flatMap((node) => (node.type === 'Character' ? String.fromCodePoint(node.value) : []));
  return [...new Set(characters.filter(isSign))]
    .map((character) => ({ character, body: keepPossible(tree.body, charactersIn(character)) }))
    .flatMap(({ character, body }) => {
      if (body.length === 0) return { character };
      const rest = { ...tree, body };
      const { pattern } = generate(rest);
      return isSame(parse(pattern), rest) ? { character, pattern } : [];
    })
    .sort((a, b) => Number(a.pattern !== undefined) - Number(b.pattern !== undefined));
}

function isSign(character: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(character);
}

/** The alternatives that can match without the characters. */
function keepPossible(alternatives: Alternative[], lacked: Characters): Alternative[] {
  const possible: Alternative[] = [];
  let left: Node[] = [];
  for (const alternative of alternatives) {
    const body = keepInSequence(alternative.body, lacked);
    if (body) {
      possible.push({ ...alternative, body: [...holdCaptures(left), ...body] });
      left = [];
    } else left.push(...alternative.body);
  }
  possible.at(-1)?.body.push(...holdCaptures(left));
  return possible;
}

function keepInSequence(nodes: Node[], lacked: Characters): Node[] | undefined {
  const kept = nodes.map((node) => keepNode(node, lacked));
  return kept.every((each) => each !== undefined) ? kept.flat() : undefined;
}

/** Nothing if it cannot match. */
function keepNode(node: Node, lacked: Characters): Node[] | undefined {
  switch (node.type) {
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
      return (begin(node).characters & ~lacked) === NONE ? undefined : [node];
    case 'Group':
    case 'CapturingGroup': {
      const body = keepPossible(node.body, lacked);
      return body.length > 0 ? [{ ...node, body }] : undefined;
    }
    case 'Quantifier': {
      const [body] = keepNode(node.body, lacked) ?? [];
      if (body) return [{ ...node, body } as Node];
      return node.min === 0 ? holdCaptures([node]) : undefined;
    }
    case 'LookaroundAssertion': {
      const body = keepPossible(node.body, lacked);
      if (body.length > 0) return [{ ...node, body }];
      return node.negate ? holdCaptures([node]) : undefined;
    }
    default:
      return [node];
  }
}

/** What captures nothing in place of nodes that were left out: all other captures keep their numbers. */
function holdCaptures(nodes: Node[]): Node[] {
  const captures = [...walk([{ type: 'Alternative', body: nodes }])].filter(({ type }) => type === 'CapturingGroup');
  if (captures.length === 0) return [];
  const body = captures.map((node) => ({ ...node, body: [{ type: 'Alternative', body: [] }] })) as Node[];
  const group = { type: 'Group', body: [{ type: 'Alternative', body }] } as Node;
  return [{ type: 'Quantifier', kind: 'greedy', min: 0, max: 0, body: group } as Node];
}

/** A tree is written as a pattern without what would change its meaning, such as the flag `x`. */
function isSame(one: OnigurumaAst, other: OnigurumaAst): boolean {
  const [a, b] = [one, other].map((tree) =>
    JSON.stringify(tree.body, (key, value) => (key === 'parent' ? undefined : value)),
  );
  return a === b;
}
