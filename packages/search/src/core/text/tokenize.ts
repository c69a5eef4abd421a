/**
 * Splits text into terms, identically for index and query, in Node and the browser (no dictionary, no `Intl`).
 * A run of letters is a word; words joined by a sign (`lib.dts.bundle`) form a chunk, which is a term as a whole too;
 * a word in camel case is split into parts. A name with signs (`C#`, `.NET`, `--watch`) gives one term with them and
 * one without. Letters of languages without spaces between words, such as Han and kana, never share a term with others.
 */
import { TERM_CHARS_MAX } from '../constants.ts';
import { isAscii, normalizeCharacter, normalizeWord } from './normalize.ts';

/** Han, kana, and the letters of Thai, Lao, Khmer and Burmese, which also write no spaces, as the content of a character class. */
export const CJK = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Lao}ー';
const WORD = `(?![${CJK}])[\\p{L}\\p{N}](?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])*`;
/**
 * A name: words joined by signs, with leading or trailing signs that are part of it (`--watch`, `.NET`, `$HOME`, `C#`, `C++`),
 * but not next to another word, except in scripts that put no space between: `用C#写`, `C#을`.
 */
const chunkOf = (word: string) =>
  `(?:(?<![\\w./@-])(?:--|[.@$])(?!\\d))?${word}(?:(?:::|[._/:'’-])${word})*(?:(?:[#＃]|\\+\\+)(?![\\w#+]))?`;
const CHUNK = new RegExp(`[${CJK}]+|${chunkOf(WORD)}`, 'gu');
/** The same for ASCII, which most text is; several times as fast. */
const ASCII_CHUNK = new RegExp(chunkOf('[a-z\\d]+'), 'gi');
/** Matches names and terms with such signs. */
export const SIGNED = /^[-.@$]|[#+＃]$/;
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const WORDS = new RegExp(WORD, 'gu');
/** Most words: they need no splitting, only case folding. */
const PLAIN_WORD = /^(?:[a-z\d]+|[A-Z][a-z]+|[A-Z][A-Z\d]*)$/;
const CAMEL_PARTS = /\p{Lu}[\p{Lu}\p{N}]*(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

/** A chunk of more words is a path or a URL, not a name, and is no term as a whole. */
const WHOLE_WORDS_MAX = 5;

/** A term with its position in the original text. */
export interface Span {
  term: string;
  startAt: number;
  endAt: number;
}

/** A chunk of letters other than Han and kana. */
export interface WordChunk extends Span {
  characters?: undefined;
  /** The name including its signs, if it has any. */
  signed?: Span | undefined;
  /** The words between the signs. */
  spans: Span[];
  /** The words split by camel case; a word without camel case is its only part. */
  parts: Span[];
}

/** A run of Han or kana; the term is the whole run. */
export interface CjkRun extends Span {
  characters: Span[];
}

export type Chunk = WordChunk | CjkRun;

/** Whether text begins with Han or kana. */
export function startsCjk(text: string): boolean {
  return IS_CJK.test(text);
}

/** Splits any string into chunks. */
export function tokenize(text: string): Chunk[] {
  return Array.from(text.matchAll(getChunkPattern(text)), ({ 0: raw, index }) =>
    startsCjk(raw) ? toCjkRun(raw, index) : toWordChunk(raw, index),
  );
}

/** The overlapping pairs of a run, then its last character alone, so that each character begins a term. */
export function pairs(run: CjkRun): Span[] {
  return run.characters.map((character, at) => {
    const next = run.characters[at + 1];
    return next ? { term: character.term + next.term, startAt: character.startAt, endAt: next.endAt } : character;
  });
}

/** All terms of text as indexed: chunks, words, parts and pairs, each span once. */
export function indexTerms(text: string): Span[] {
  return tokenize(text).flatMap((chunk) => (chunk.characters ? pairs(chunk) : wordTerms(chunk)));
}

/** A term with its score in the section that contained it last; `others` are all terms of that section. Both are unset at first. */
export interface TermEntry {
  readonly term: string;
  score: number;
  others: TermEntry[] | undefined;
}

/** Reads the terms of large texts without their positions; each term is always the same object. */
export type TermReader = (text: string, take: (entry: TermEntry) => void) => void;

/** Caches the terms of chunks, because words recur. */
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

/** The pattern that matches the chunks of a text. */
export function getChunkPattern(text: string): RegExp {
  return isAscii(text) ? ASCII_CHUNK : CHUNK;
}

/** Leaves out parts that are whole words, which are in `spans` already. */
function wordTerms(chunk: WordChunk): Span[] {
  const { signed, spans, parts } = chunk;
  const whole = spans.length > 1 && spans.length <= WHOLE_WORDS_MAX ? [chunk] : [];
  return [...(signed ? [signed] : []), ...whole, ...spans, ...parts.filter((part) => !spans.includes(part))];
}

function toWordChunk(raw: string, startAt: number): WordChunk {
  if (PLAIN_WORD.test(raw)) {
    const word = toSpan(raw, startAt);
    const spans = [word];
    // Objects of one shape, without a spread: this is the hot path.
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

/** The spans of consecutive pieces of text. */
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
