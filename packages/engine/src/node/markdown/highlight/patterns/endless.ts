/**
 * Owns which patterns may take forever on a line. Where the rounds of a loop can share the same text out in many ways, a
 * match that fails tries them all, twice as many for each character. Oniguruma gives up after some millions of steps;
 * JavaScript does not.
 */
import { ALL, ASCII, beginSequence, type Characters, NONE } from './first-characters.ts';
import { type Alternative, alternativesOf, type Node, walk } from './pattern-tree.ts';

type Loop = Extract<Node, { type: 'Quantifier' }>;

/** With fewer rounds there are not many ways. */
const ROUNDS_MIN = 8;

/** @throws {RangeError} if the characters of a set are not known */
export function mayTakeForever(alternatives: Alternative[]): boolean {
  return [...walk(alternatives)].some((node) => isLoop(node) && hasManyWays(node));
}

function isLoop(node: Node): node is Loop {
  return node.type === 'Quantifier' && node.max >= ROUNDS_MIN;
}

/** What is possessive is never taken apart again, but what is within it is while it is matched. */
function hasManyWays(loop: Loop): boolean {
  const round = alternativesOf(loop);
  const start = beginSequence([loop.body]).characters;
  const isContinued = round.some(({ body }) => listEnds(body).some((end) => shareCharacters(end, start)));
  return isContinued || [...walk(round)].some((node) => overlap(alternativesOf(node)));
}

/** What the loops can go on with that may be the last of a sequence. */
function listEnds(nodes: Node[]): Characters[] {
  const ends: Characters[] = [];
  for (const node of [...nodes].reverse()) {
    const within = node.type === 'LookaroundAssertion' ? [] : alternativesOf(node);
    ends.push(...within.flatMap(({ body }) => listEnds(body)));
    if (node.type === 'Quantifier' && node.max > 1) ends.push(beginSequence([node.body]).characters);
    if (!beginSequence([node]).isEmpty) break;
  }
  return ends;
}

/** Whether a text may be matched by more than one of them. */
function overlap(alternatives: Alternative[]): boolean {
  return alternatives.some((one, index) =>
    alternatives.slice(index + 1).some((other) => {
      const [a, b] = [one, other].map(({ body }) => beginSequence(body));
      if (!a || !b) return false;
      const [text, otherText] = [one, other].map(({ body }) => literalOf(body));
      if (text !== undefined && otherText !== undefined)
        return text.startsWith(otherText) || otherText.startsWith(text);
      return a.isEmpty || b.isEmpty ? false : shareCharacters(a.characters, b.characters);
    }),
  );
}

/** Outside of ASCII it is not known which characters a set has: letters and spaces are not the same ones. */
function shareCharacters(one: Characters, other: Characters): boolean {
  const isOutside = ((one | other) & ASCII) === NONE;
  return (one & other & (isOutside ? ALL : ASCII)) !== NONE;
}

function literalOf(nodes: Node[]): string | undefined {
  if (!nodes.every((node) => node.type === 'Character')) return undefined;
  return nodes.map((node) => String.fromCodePoint(node.value)).join('');
}
