/** Owns writing a pattern of Oniguruma as an expression of JavaScript that matches the same, if there is one. */

import { toOnigurumaAst } from 'oniguruma-parser';
import type { OnigurumaAst } from 'oniguruma-parser/parser';
import { toRegExpDetails } from 'oniguruma-to-es';
import { mayTakeForever } from './endless.ts';
import { findFirstCharacters } from './first-characters.ts';
import { listLackingPatterns } from './lacking-character.ts';
import type { NativeForms, NativePattern, NativeSource } from './native-pattern.ts';
import { type Alternative, alternativesOf, type Node, walk } from './pattern-tree.ts';
import { splitBySearchStart } from './search-start.ts';

/** Lines are matched one by one. */
const RULES = { captureGroup: true, singleline: true };

/** What the translation does otherwise than Oniguruma, or only up to a depth. */
const UNEQUAL_TYPES = ['AbsenceFunction', 'NamedCallout', 'Subroutine'];

/**
 * @param read numbers of the captures that rules read
 * @returns nothing if no expression is known to match the same, with these captures, in any kind of lines
 */
export function translatePattern(pattern: string, read = new Set<number>()): NativePattern | undefined {
  const forms = refuseUnknown(() => translateForms(pattern, read));
  if (forms) return { pattern, ...forms };
  const lacking = refuseUnknown(() => listLackingPatterns(parse(pattern), parse)) ?? [];
  const translated = lacking.flatMap(({ character, pattern: rest }) => {
    const formsOfRest = rest === undefined ? {} : refuseUnknown(() => translateForms(rest, read));
    return formsOfRest ? { character, ...formsOfRest } : [];
  });
  const kept = keepFirst(translated);
  return kept.length > 0 ? { pattern, lacking: kept } : undefined;
}

/** Of those without any form, and of those with one, the first: each more divides the lines into more kinds. */
function keepFirst<T extends NativeForms>(lacking: T[]): T[] {
  const hasForm = ({ anywhere, atStart }: T) => anywhere !== undefined || atStart !== undefined;
  return [lacking.find((each) => !hasForm(each)), lacking.find(hasForm)].flatMap((each) => each ?? []);
}

/** The parser and the translation refuse what they do not know; Oniguruma itself may know it. */
function refuseUnknown<T>(translate: () => T): T | undefined {
  try {
    return translate();
  } catch {
    return undefined;
  }
}

function translateForms(pattern: string, read: Set<number>): NativeForms | undefined {
  const tree = parse(pattern);
  const split = pattern.includes('\\G') ? splitBySearchStart(pattern, tree) : { anywhere: pattern, atStart: pattern };
  if (!split || !isEqual(tree.body, read) || mayTakeForever(tree.body)) return undefined;
  if (split.atStart === split.anywhere) return { anywhere: translateSource(split.anywhere, tree, read) };
  const translate = (each: string) => translateSource(each, parse(each), read);
  return { anywhere: translate(split.anywhere), atStart: translate(split.atStart) };
}

function parse(pattern: string): OnigurumaAst {
  return toOnigurumaAst(pattern, { rules: RULES });
}

function translateSource(pattern: string, tree: OnigurumaAst, read: Set<number>): NativeSource {
  const {
    pattern: whole,
    flags,
    options,
  } = toRegExpDetails(pattern, {
    target: 'ES2024',
    rules: { ...RULES, allowOrphanBackrefs: true, asciiWordBoundaries: false },
  });
  if (options?.strategy || options?.transfers || flags.includes('y'))
    throw new RangeError('Needs more than an expression.');
  const first = findFirstCharacters(tree);
  const { source, numbers } = keepCaptures(whole, listGroups(whole, flags), read);
  return {
    source,
    flags,
    groups: numbers.length,
    ...(numbers.some((number, index) => number !== index + 1) ? { numbers } : {}),
    ...(options?.hiddenCaptures ? { hidden: options.hiddenCaptures } : {}),
    ...(isParticular(source, options?.hiddenCaptures ?? []) ? { isParticular: true } : {}),
    ...(first ? { first } : {}),
  };
}

/**
 * What a match captures costs more than to match: of most patterns, rules read a part of it or nothing.
 * @param groups where those begin that capture
 */
function keepCaptures(source: string, groups: Group[], read: Set<number>): { source: string; numbers: number[] } {
  const numbers = groups.map((_, index) => index + 1);
  // What is captured is repeated, or numbered in another way.
  if (/\\(?:[1-9]|k<)/.test(source)) return { source, numbers };
  let kept = '';
  let end = 0;
  for (const [index, { at, opening }] of groups.entries()) {
    kept += source.slice(end, at) + (read.has(index + 1) ? opening : '(?:');
    end = at + opening.length;
  }
  return { source: kept + source.slice(end), numbers: numbers.filter((number) => read.has(number)) };
}

/** Names of characters outside of ASCII, classes other than those of `toCommonText`, and what was captured before. */
const PARTICULAR = /\P{ASCII}|\\[ux]|\\[pP]\{(?!(?:L|M|N|Pc|Alpha|space|Nd|AHex|Upper|Lower|P|S)\})[^}]*\}|\\k</u;

/** What an atomic group repeats was captured at the same place, and is the same in common text. */
function isParticular(source: string, hidden: number[]): boolean {
  const repeated = [...source.matchAll(/(?<!\\)(?:\\\\)*\\(\d+)/g)].map(([, number]) => Number(number));
  return PARTICULAR.test(source) || repeated.some((number) => !hidden.includes(number));
}

/** What is escaped, each end of a class (they nest), and what opens a group that captures. */
const PARTS = /\\[\s\S]|[[\]]|\((?!\?)|\(\?<(?![=!])[^>]*>/g;

/** What opens a group that captures, and where. */
interface Group {
  at: number;
  opening: string;
}

/**
 * Read from the source: to run the expression would compile it, which takes half of the time of all translations.
 * @throws SyntaxError where it is no expression
 */
export function listGroups(source: string, flags: string): Group[] {
  new RegExp(source, flags);
  let depth = 0;
  const groups: Group[] = [];
  for (const { 0: part, index } of source.matchAll(PARTS)) {
    if (part === '[') depth += 1;
    else if (part === ']') depth -= 1;
    else if (part.startsWith('(') && depth === 0) groups.push({ at: index, opening: part });
  }
  return groups;
}

/** Whether JavaScript matches and captures the same. */
function isEqual(alternatives: Alternative[], read: Set<number>): boolean {
  const nodes = [...walk(alternatives)];
  const kept = listKeptCaptures(alternatives);
  if (kept.length > 0 && nodes.some(({ type }) => type === 'Backreference')) return false;
  return !nodes.some(isUnequal) && !kept.some((number) => read.has(number));
}

function isUnequal(node: Node): boolean {
  if (node.type === 'Directive') return node.kind === 'keep';
  if (node.type === 'Assertion') return node.kind === 'text_segment_boundary';
  return UNEQUAL_TYPES.includes(node.type);
}

interface Place {
  isInLoop: boolean;
  /** In a round of the loop it may be left out. */
  isOptional: boolean;
}

/**
 * Numbers of the groups that a round of a loop may leave out: JavaScript forgets then what they captured in the round
 * before, Oniguruma does not.
 */
function listKeptCaptures(
  alternatives: Alternative[],
  place: Place = { isInLoop: false, isOptional: false },
): number[] {
  const inner = { ...place, isOptional: place.isOptional || alternatives.length > 1 };
  return alternatives.flatMap(({ body }) => body.flatMap((node) => listKeptOfNode(node, inner)));
}

function listKeptOfNode(node: Node, place: Place): number[] {
  const inner = node.type === 'Quantifier' ? enterQuantifier(node, place) : place;
  const isKept = node.type === 'CapturingGroup' && place.isInLoop && place.isOptional;
  return [...(isKept ? [node.number] : []), ...listKeptCaptures(alternativesOf(node), inner)];
}

function enterQuantifier({ min, max }: { min: number; max: number }, { isInLoop, isOptional }: Place): Place {
  const isLoop = max > 1;
  // Outside of a loop there is no round before.
  return { isInLoop: isInLoop || isLoop, isOptional: isInLoop && (isOptional || min === 0) };
}
