/**
 * Owns what a pattern of a grammar is as an expression of JavaScript. The tables of them are made when this package is
 * built (`write-pattern-tables.ts`), because to translate a pattern costs more than to match with it.
 */

/** An expression that is tried at one position. */
export interface NativeSource {
  source: string;
  flags: string;
  /** Captures of the expression. */
  groups: number;
  /** Which captures of the pattern they are, where nobody reads the others. */
  numbers?: number[];
  /** Numbers of captures that the pattern does not have. */
  hidden?: number[];
  /** It tells characters apart that `toCommonText` does not. */
  isParticular?: true;
  /**
   * What a match can begin with: a bit for each ASCII character, and one for all others, in numbers of 32 bits. Without
   * it anything, or nothing at all.
   */
  first?: number[];
}

/** Without an expression nothing matches. */
export interface NativeForms {
  anywhere?: NativeSource;
  /** Where a search begins, if `\G` makes that another expression. */
  atStart?: NativeSource;
}

export interface NativePattern extends NativeForms {
  /** As the grammar has it, in Oniguruma's syntax. */
  pattern: string;
  /** Where no expression matches the same in every line: what does in lines without a character. The first one counts. */
  lacking?: (NativeForms & { character: string })[];
}

/** The place of "all others" in `NativeSource.first`. */
export const NOT_ASCII = 128;

export function canBeginWith({ first }: NativeSource, code: number): boolean {
  const place = Math.min(code, NOT_ASCII);
  return !first || (((first[place >> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Which characters an expression meets: the fewer, the shorter it is. */
export type Alphabet = 'ascii' | 'common' | 'all';

export function compileNative({ source, flags, groups }: NativeSource, alphabet: Alphabet): RegExp {
  const narrowed = NARROWINGS[alphabet].reduce((text, [wide, narrow]) => text.replaceAll(wide, narrow), source);
  const needed = alphabet === 'all' || usesSets(narrowed) ? flags : flags.replace('v', '');
  return new RegExp(narrowed, `${needed}y${groups > 0 ? 'd' : ''}`);
}

/** Whether the expression is another one, or none, without the flag `v`, which makes each one several times as large. */
function usesSets(source: string): boolean {
  return /\\[pPq]|\\u\{|[\ud800-\udfff]/.test(source) || /\[[^\]]*(?:\[|&&|--)/.test(source.replace(/\\[\s\S]/g, ''));
}

/** Kinds of characters outside of ASCII, and the one that represents all of a kind. No grammar tells them apart. */
const KINDS = [
  { characters: '\\p{Lo}--[ªº\\u{10000}-\\u{10ffff}]', example: '中', isWord: true, isAlphabetic: true },
  { characters: '\\p{Ll}--[\\p{ASCII}ſ\\u{10000}-\\u{10ffff}]', example: 'à', isWord: true, isAlphabetic: true },
  { characters: '\\p{Lu}--[\\p{ASCII}K\\u{10000}-\\u{10ffff}]', example: 'À', isWord: true, isAlphabetic: true },
  { characters: '\\p{M}--[\\p{Alphabetic}\\u{10000}-\\u{10ffff}]', example: '\u0301', isWord: true },
  { characters: '\\p{P}--[\\p{Pc}\\p{ASCII}\\u{10000}-\\u{10ffff}]', example: '，' },
  { characters: '\\p{S}--[\\p{Alphabetic}\\p{ASCII}\\u{10000}-\\u{10ffff}]', example: '→' },
].map((kind) => ({ ...kind, pattern: new RegExp(`[${kind.characters}]`, 'gv') }));

const listExamples = (kinds: { example: string }[]) => kinds.map(({ example }) => example).join('');

const ASCII = /^\p{ASCII}*$/u;
const COMMON = new RegExp(`^[\\p{ASCII}${listExamples(KINDS)}]*$`, 'v');

/**
 * The text with one character for all of a kind, each at its place: an expression that knows all of Unicode is expensive
 * to compile.
 * @returns also the alphabet of the text, in which there may be characters of no kind
 */
export function toCommonText(text: string): { text: string; alphabet: Alphabet } {
  if (ASCII.test(text)) return { text, alphabet: 'ascii' };
  const common = KINDS.reduce((shorter, { pattern, example }) => shorter.replace(pattern, example), text);
  return COMMON.test(common) ? { text: common, alphabet: 'common' } : { text, alphabet: 'all' };
}

const WORD_EXAMPLES = listExamples(KINDS.filter(({ isWord }) => isWord));
const ALPHABETIC_EXAMPLES = listExamples(KINDS.filter(({ isAlphabetic }) => isAlphabetic));

/** Classes of all of Unicode, as the translation writes them, by what they are within an alphabet. */
const NARROWINGS: Record<Alphabet, [wide: string, narrow: string][]> = {
  all: [],
  common: narrowTo(WORD_EXAMPLES, ALPHABETIC_EXAMPLES),
  ascii: [...narrowTo('', ''), ['(?:(?<=[\\w])(?![\\w])|(?<![\\w])(?=[\\w]))', '\\b']],
};

function narrowTo(word: string, alphabetic: string): [wide: string, narrow: string][] {
  return [
    ['\\p{L}\\p{M}\\p{N}\\p{Pc}', `\\w${word}`],
    ['\\p{Alpha}', `a-zA-Z${alphabetic}`],
    ['\\p{space}', '\\s'],
    ['\\P{space}', '\\S'],
    ['\\p{Nd}', '\\d'],
    ['\\P{Nd}', '\\D'],
  ];
}
