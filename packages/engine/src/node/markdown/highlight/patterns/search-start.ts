/**
 * Owns `\G`, which holds where a search begins and nowhere else. Where it is at the beginning of a match, the pattern
 * is two others: one for that place, in which it is nothing, and one for all other places, in which it never holds.
 */
import type { OnigurumaAst } from 'oniguruma-parser/parser';
import type { Alternative, Node } from './pattern-tree.ts';

/** What it is replaced by in each of the two. */
const HOLDS = '(?:)';
const NEVER_HOLDS = '(?!)';

export interface SplitPattern {
  atStart: string;
  anywhere: string;
}

/** @returns nothing if it is not always at the beginning of a match */
export function splitBySearchStart(pattern: string, tree: OnigurumaAst): SplitPattern | undefined {
  const count = pattern.match(ESCAPES)?.filter((written) => written === '\\G').length;
  const leading = countLeading(tree.body);
  if (count !== leading) return undefined;
  return { atStart: replaceStarts(pattern, HOLDS), anywhere: replaceStarts(pattern, NEVER_HOLDS) };
}

const ESCAPES = /\\[\s\S]/g;

function replaceStarts(pattern: string, replacement: string): string {
  return pattern.replace(ESCAPES, (written) => (written === '\\G' ? replacement : written));
}

function countLeading(alternatives: Alternative[]): number {
  return alternatives.reduce((count, { body }) => count + countInSequence(body), 0);
}

function countInSequence(nodes: Node[]): number {
  let count = 0;
  for (const node of nodes) {
    count += countInNode(node);
    if (!isWithoutWidth(node)) break;
  }
  return count;
}

function countInNode(node: Node): number {
  switch (node.type) {
    case 'Assertion':
      return node.kind === 'search_start' ? 1 : 0;
    case 'Group':
    case 'CapturingGroup':
      return countLeading(node.body);
    case 'LookaroundAssertion':
      return countLeading(node.kind === 'lookahead' ? node.body : node.body.filter(({ body }) => body.length === 1));
    default:
      return 0;
  }
}

function isWithoutWidth(node: Node): boolean {
  if (node.type === 'Group' || node.type === 'CapturingGroup') {
    return node.body.every(({ body }) => body.every(isWithoutWidth));
  }
  return ['Assertion', 'LookaroundAssertion', 'Directive'].includes(node.type);
}
