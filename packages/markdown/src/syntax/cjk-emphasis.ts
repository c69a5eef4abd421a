/**
 * Repairs emphasis and deletions next to Chinese, Japanese and Korean text. By CommonMark's rules, `中文**强调（注）**后面` is
 * not emphasis, because there are no spaces between the words. In paragraphs with such marks, they are paired again with CJK
 * characters counting as boundaries. (docs/behavior/languages.md)
 */

import type { Heading, Nodes, Paragraph, PhrasingContent, TableCell, Text } from 'mdast';
import { defineMdastPlugin, type MdastPluginDefinition, type MdastVisitorContext } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

type Token = { type: 'node'; node: PhrasingContent } | DelimiterRun;

interface Run {
  sign: Sign;
  length: number;
}

interface DelimiterRun extends Run {
  type: 'run';
  /** The initial length of the run, for CommonMark's rule of three. */
  original: number;
  canOpen: boolean;
  canClose: boolean;
}

type Sign = '*' | '~';

/** A single `~` is a sign for "about" and for ranges, and begins paths: it is left as it was parsed. */
const MARK = /\*|~~/;

const CJK =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}“”‘’…—·]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const SPACE = /\s/u;

function mayHoldCjkEmphasis(source: string): boolean {
  return MARK.test(source) && CJK.test(source);
}

export const cjkEmphasis: MarkdownPlugin = {
  name: 'cjk-emphasis',
  markdown: { mdast: ({ text }) => (mayHoldCjkEmphasis(text) ? [visitors] : []) },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-cjk-emphasis',
  options: { position: true },
  paragraph: repair,
  heading: repair,
  tableCell: repair,
});

/** Only the children are replaced: a node that takes the place of another has no position. */
function repair(node: Readonly<Heading | Paragraph | TableCell>, context: MdastVisitorContext) {
  const { source } = context;
  // Skips most paragraphs, which have no mark.
  if (!MARK.test(sliceSource(node, source))) return;
  if (!hasLooseMark(node, source) && !hasNestedKind(node)) return;
  context.setProperty(node, 'children', pairRuns(readTokens(node.children, source)));
}

/** Whether an unescaped mark next to CJK characters remained as text. */
function hasLooseMark(node: Nodes, source: string): boolean {
  if (node.type === 'text') return MARK.test(node.value) && !isEscaped(node, source);
  if (!('children' in node) || node.type === 'link') return false;
  if (!CJK.test(sliceSource(node, source))) return false;
  return node.children.some((child) => hasLooseMark(child as Nodes, source));
}

/** `**（甲）**和**（乙）**` is parsed as nested emphasis, because the inner marks are paired the wrong way round. */
function hasNestedKind(node: Nodes, outer: Nodes['type'][] = []): boolean {
  if (outer.includes(node.type)) return true;
  if (!('children' in node)) return false;
  const isMarked = node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
  const inside = isMarked ? [...outer, node.type] : outer;
  return node.children.some((child) => hasNestedKind(child as Nodes, inside));
}

function isEscaped(node: Text, source: string): boolean {
  const written = sliceSource(node, source);
  return written.includes('\\*') || (node.value.includes('~~') && written.includes('\\~'));
}

/** The source of a node; the whole source if its position is unknown. */
function sliceSource({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Turns all marks back into runs, including those that the parser has paired. */
function readTokens(children: PhrasingContent[], source: string): Token[] {
  const pieces: Array<PhrasingContent | Run> = [];
  const addRun = (sign: Sign, length: number) => {
    const last = pieces.at(-1);
    if (isRun(last) && last.sign === sign) pieces[pieces.length - 1] = { sign, length: last.length + length };
    else pieces.push({ sign, length });
  };
  const visit = (node: PhrasingContent) => {
    const run = readPair(node, source);
    if (run && 'children' in node) {
      addRun(run.sign, run.length);
      node.children.forEach(visit);
      addRun(run.sign, run.length);
    } else if (node.type === 'text' && !isEscaped(node, source)) {
      for (const part of node.value.split(/(\*+|~~+)/)) {
        if (part.startsWith('*')) addRun('*', part.length);
        else if (part.startsWith('~~')) addRun('~', part.length);
        else if (part !== '') pieces.push({ type: 'text', value: part });
      }
    } else pieces.push(node);
  };
  children.forEach(visit);
  return pieces.map((piece, index) =>
    isRun(piece)
      ? createRun(piece, lastCharacter(pieces[index - 1]), firstCharacter(pieces[index + 1]))
      : { type: 'node', node: piece },
  );
}

function isRun(piece: PhrasingContent | Run | undefined): piece is Run {
  return piece !== undefined && 'sign' in piece;
}

/** The marks around an element; undefined for `_`, a single `~` and other elements. */
function readPair({ type, position }: PhrasingContent, source: string): Run | undefined {
  const start = position?.start.offset ?? 0;
  if (type === 'delete') return source[start + 1] === '~' ? { sign: '~', length: 2 } : undefined;
  if ((type !== 'strong' && type !== 'emphasis') || source[start] !== '*') return undefined;
  return { sign: '*', length: type === 'strong' ? 2 : 1 };
}

function createRun({ sign, length }: Run, before: string, after: string): DelimiterRun {
  const opensOn =
    !SPACE.test(after) &&
    (!PUNCTUATION.test(after) || SPACE.test(before) || PUNCTUATION.test(before) || CJK.test(before) || CJK.test(after));
  const closesOn =
    !SPACE.test(before) &&
    (!PUNCTUATION.test(before) || SPACE.test(after) || PUNCTUATION.test(after) || CJK.test(after) || CJK.test(before));
  return { type: 'run', sign, length, original: length, canOpen: opensOn, canClose: closesOn };
}

function lastCharacter(piece: PhrasingContent | Run | undefined): string {
  if (piece === undefined) return ' ';
  return !isRun(piece) && piece.type === 'text' ? (Array.from(piece.value).at(-1) ?? ' ') : '`';
}

function firstCharacter(piece: PhrasingContent | Run | undefined): string {
  if (piece === undefined) return ' ';
  return !isRun(piece) && piece.type === 'text' ? (Array.from(piece.value)[0] ?? ' ') : '`';
}

/** CommonMark's pairing: each closing run takes the nearest opening one before it. */
function pairRuns(tokens: readonly Token[]): PhrasingContent[] {
  const done: Token[] = [];
  const bottoms = new Map<string, number>();
  for (const token of tokens) {
    if (token.type === 'run' && token.canClose) closeRuns(token, done, bottoms);
    done.push(token);
  }
  return toNodes(done);
}

/**
 * Puts what is between a closing run and its opening ones into elements.
 * @param bottoms by kind of closing run, how many of the tokens contain no opening one for it: none is looked at twice
 */
function closeRuns(closing: DelimiterRun, done: Token[], bottoms: Map<string, number>) {
  const kind = `${closing.sign}${closing.canOpen}${closing.sign === '~' ? closing.length : closing.original % 3}`;
  while (closing.length > 0) {
    const opener = findOpener(done, closing, bottoms.get(kind) ?? 0);
    const opening = done[opener];
    if (opening?.type !== 'run') {
      bottoms.set(kind, done.length);
      return;
    }
    const used = Math.min(opening.length, closing.length, 2);
    const children = toNodes(done.splice(opener + 1));
    for (const [key, bottom] of bottoms) bottoms.set(key, Math.min(bottom, done.length));
    done.push({ type: 'node', node: { type: nameElement(closing.sign, used), children } });
    opening.length -= used;
    closing.length -= used;
  }
}

function nameElement(sign: Sign, length: number) {
  if (sign === '~') return 'delete';
  return length === 2 ? 'strong' : 'emphasis';
}

function findOpener(list: readonly Token[], closing: DelimiterRun, bottom: number): number {
  for (let index = list.length - 1; index >= bottom; index -= 1) {
    const token = list[index];
    if (token?.type === 'run' && token.canOpen && token.length > 0 && mayPair(token, closing)) return index;
  }
  return -1;
}

/** Deletions have two signs on both sides. */
function mayPair(opening: DelimiterRun, closing: DelimiterRun): boolean {
  if (opening.sign !== closing.sign) return false;
  if (closing.sign === '~') return opening.length === 2 && closing.length === 2;
  return !breaksRuleOfThree(opening, closing);
}

function breaksRuleOfThree(opening: DelimiterRun, closing: DelimiterRun): boolean {
  const isBoth = opening.canClose || closing.canOpen;
  return (
    isBoth &&
    (opening.original + closing.original) % 3 === 0 &&
    (opening.original % 3 !== 0 || closing.original % 3 !== 0)
  );
}

function toNodes(tokens: Token[]): PhrasingContent[] {
  return tokens.flatMap((token): PhrasingContent[] => {
    if (token.type === 'node') return [token.node];
    return token.length > 0 ? [{ type: 'text', value: token.sign.repeat(token.length) }] : [];
  });
}
