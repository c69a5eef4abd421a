/**
 * How text becomes terms, the same on both sides and in Node and the browser (no dictionary, no `Intl`).
 * A run of letters is a word; words joined by a sign (`lib.dts.bundle`) form a chunk, whose whole is a term too;
 * a word in camel case is cut into parts. Signs that are part of a name (`C#`, `.NET`, `--watch`) give a term with them beside
 * the one without. Han and kana never share a term with other letters.
 */
import { TERM_CHARS_MAX } from '../constants.ts';
import { isAscii, normalizeCharacter, normalizeWord } from './normalize.ts';

/** Han and kana, as the inside of a class of characters. */
export const CJK = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー`;
const WORD = `(?![${CJK}])[\\p{L}\\p{N}](?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])*`;
/**
 * A name: words that are joined by signs, and signs before or behind it that are part of it (`--watch`, `.NET`, `C#`, `C++`).
 * @param letters what a word is made of, as the inside of a class of characters
 */
const chunkOf = (word: string, letters: string) =>
  `(?:(?<![${letters}./@-])(?:--|[.@])(?!\\d))?${word}(?:(?:::|[._/:'’-])${word})*(?:(?:#|\\+\\+)(?![${letters}#+]))?`;
const CHUNK = new RegExp(`[${CJK}]+|${chunkOf(WORD, '\\p{L}\\p{N}\\p{M}')}`, 'gu');
/** The same for text that is ASCII alone, which is most text; several times as fast. */
const ASCII_CHUNK = new RegExp(chunkOf('[a-z\\d]+', '\\w'), 'gi');
/** Of names and their terms, those with such signs. */
export const SIGNED = /^[-.@]|[#+]$/;
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const WORDS = new RegExp(WORD, 'gu');
/** Most words of most texts: nothing to cut, and only their case to fold. */
const PLAIN_WORD = /^(?:[a-z\d]+|[A-Z][a-z]+|[A-Z][A-Z\d]*)$/;
const CAMEL_PARTS = /\p{Lu}[\p{Lu}\p{N}]*(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

/** A chunk of more words than this has no whole: it is a path or a URL, not a name. */
const WHOLE_WORDS_MAX = 5;

/** A stretch of text that bears a term; positions are those of the text as written. */
export interface Span {
  term: string;
  startAt: number;
  endAt: number;
}

/** A chunk of Latin and other letters, cut as far as it goes. */
export interface WordChunk extends Span {
  characters?: undefined;
  /** With the signs that are part of the name, where there are any. */
  signed?: Span | undefined;
  /** The words between the signs, whole. */
  spans: Span[];
  /** The words cut by camel case; a word with nothing to cut is its only part. */
  parts: Span[];
}

/** A run of Han or kana; the term is the whole run. */
export interface CjkRun extends Span {
  characters: Span[];
}

export type Chunk = WordChunk | CjkRun;

/** True where text begins with Han or kana. */
export function startsCjk(text: string): boolean {
  return IS_CJK.test(text);
}

/** Cuts text into chunks. Any string is fine. */
export function tokenize(text: string): Chunk[] {
  return Array.from(text.matchAll(getChunkPattern(text)), ({ 0: raw, index }) =>
    startsCjk(raw) ? toCjkRun(raw, index) : toWordChunk(raw, index),
  );
}

/** Overlapping pairs of a run, and its last character alone, so that each character begins a term. */
export function pairs(run: CjkRun): Span[] {
  return run.characters.map((character, at) => {
    const next = run.characters[at + 1];
    return next ? { term: character.term + next.term, startAt: character.startAt, endAt: next.endAt } : character;
  });
}

/** All terms of text as the index holds them: wholes, words, parts and pairs, no span twice. */
export function indexTerms(text: string): Span[] {
  return tokenize(text).flatMap((chunk) => (chunk.characters ? pairs(chunk) : wordTerms(chunk)));
}

/** A term, and what it weighs in the section that has had it last, all of whose terms are in `others`; at first neither. */
export interface TermEntry {
  readonly term: string;
  score: number;
  others: TermEntry[] | undefined;
}

/** Reads the terms of much text without their places, one after another; of each there is one object. */
export type TermReader = (text: string, take: (entry: TermEntry) => void) => void;

/** What a chunk gives is kept, since words recur. */
export function createTermReader(): TermReader {
  const entries = new Map<string, TermEntry>();
  const known = new Map<string, readonly TermEntry[]>();
  const openEntry = (term: string) =>
    (entries.get(term) ?? entries.set(term, { term } as TermEntry).get(term)) as TermEntry;
  const readChunk = (raw: string): readonly TermEntry[] => {
    const found = indexTerms(raw).flatMap(({ term }) => (term ? openEntry(term) : []));
    if (!startsCjk(raw)) known.set(raw, found);
    return found;
  };
  return (text, take) => {
    for (const raw of text.match(getChunkPattern(text)) ?? []) {
      for (const entry of known.get(raw) ?? readChunk(raw)) take(entry);
    }
  };
}

/** What matches each chunk of a text, which is any string. */
export function getChunkPattern(text: string): RegExp {
  return isAscii(text) ? ASCII_CHUNK : CHUNK;
}

/** A part that is not cut off from its word is that word. */
function wordTerms(chunk: WordChunk): Span[] {
  const { signed, spans, parts } = chunk;
  const whole = spans.length > 1 && spans.length <= WHOLE_WORDS_MAX ? [chunk] : [];
  return [...(signed ? [signed] : []), ...whole, ...spans, ...parts.filter((part) => !spans.includes(part))];
}

function toWordChunk(raw: string, startAt: number): WordChunk {
  if (PLAIN_WORD.test(raw)) {
    const word = toSpan(raw, startAt);
    const spans = [word];
    // Objects of one shape, without a spread: this is where the time goes.
    return { term: word.term, startAt, endAt: word.endAt, spans, parts: spans };
  }
  const spans = Array.from(raw.matchAll(WORDS), ({ 0: word, index }) => toSpan(word, startAt + index));
  const parts = spans.flatMap((word) => camelParts(raw.slice(word.startAt - startAt, word.endAt - startAt), word));
  const term = spans
    .map((word) => word.term)
    .join('')
    .slice(0, TERM_CHARS_MAX);
  const signed = SIGNED.test(raw) ? toSpan(raw, startAt) : undefined;
  return { term, startAt, endAt: startAt + raw.length, signed, spans, parts };
}

function camelParts(raw: string, word: Span): Span[] {
  const parts = raw.match(CAMEL_PARTS);
  return parts?.[1] ? toSpans(parts, word.startAt, normalizeWord) : [word];
}

function toCjkRun(raw: string, startAt: number): CjkRun {
  const characters = toSpans(raw, startAt, normalizeCharacter);
  return {
    term: characters.map(({ term }) => term).join(''),
    startAt,
    endAt: startAt + raw.length,
    characters,
  };
}

/** Pieces of text that follow one another. */
function toSpans(pieces: Iterable<string>, startAt: number, normalize: (text: string) => string): Span[] {
  let at = startAt;
  return Array.from(pieces, (piece) => {
    const span = toSpan(piece, at, normalize);
    at = span.endAt;
    return span;
  });
}

function toSpan(raw: string, startAt: number, normalize = normalizeWord): Span {
  return { term: normalize(raw.slice(0, TERM_CHARS_MAX)), startAt, endAt: startAt + raw.length };
}
