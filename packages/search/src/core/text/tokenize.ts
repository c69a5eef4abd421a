/**
 * Owns how text becomes terms, the same on both sides and in Node and the browser (no dictionary, no `Intl`).
 * A run of letters is a word; words joined by a sign (`lib.dts.bundle`) form a chunk, whose whole is a term too;
 * a word in camel case is cut into parts. Han and kana never share a term with other letters.
 */
import { TERM_CHARS_MAX } from '../constants.ts';
import { isAscii, normalizeCharacter, normalizeWord } from './normalize.ts';

/** Han and kana, as the inside of a class of characters. */
export const CJK = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー`;
const WORD = `(?![${CJK}])[\\p{L}\\p{N}](?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])*`;
const CHUNK = new RegExp(`[${CJK}]+|${WORD}(?:(?:::|[._/:'’-])${WORD})*`, 'gu');
/** The same for text that is ASCII alone, which is most text; several times as fast. */
const ASCII_CHUNK = /[a-z\d]+(?:(?:::|[._/:'-])[a-z\d]+)*/gi;
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
  start: number;
  end: number;
}

/** A chunk of Latin and other letters, cut as far as it goes. */
export interface WordChunk extends Span {
  kind: 'words';
  /** The words between the signs, whole. */
  words: Span[];
  /** The words cut by camel case; where there is nothing to cut, the same as `words`. */
  parts: Span[];
}

/** A run of Han or kana; the term is the whole run. */
export interface CjkRun extends Span {
  kind: 'cjk';
  characters: Span[];
}

export type Chunk = WordChunk | CjkRun;

/** True where text begins with Han or kana. */
export function startsCjk(text: string): boolean {
  return IS_CJK.test(text);
}

/** Cuts text into chunks. Any string is fine. */
export function tokenize(text: string): Chunk[] {
  return Array.from(text.matchAll(chunkPattern(text)), ({ 0: raw, index }) =>
    startsCjk(raw) ? toCjkRun(raw, index) : toWordChunk(raw, index),
  );
}

/** Overlapping pairs of a run, and its last character alone, so that each character begins a term. */
export function pairs(run: CjkRun): Span[] {
  return run.characters.map((character, at) => {
    const next = run.characters[at + 1];
    return next ? { term: character.term + next.term, start: character.start, end: next.end } : character;
  });
}

/** All terms of text as the index holds them: wholes, words, parts and pairs, no span twice. */
export function indexTerms(text: string): Span[] {
  return tokenize(text).flatMap((chunk) => (chunk.kind === 'cjk' ? pairs(chunk) : wordTerms(chunk)));
}

/** Reads the terms of much text without their places, one after another. */
export type TermReader = (text: string, take: (term: string) => void) => void;

/** What a chunk gives is kept, since words recur. */
export function createTermReader(): TermReader {
  const known = new Map<string, readonly string[]>();
  const termsOf = (raw: string): readonly string[] => {
    const terms = indexTerms(raw).flatMap(({ term }) => (term ? [term] : []));
    if (!startsCjk(raw)) known.set(raw, terms);
    return terms;
  };
  return (text, take) => {
    for (const raw of text.match(chunkPattern(text)) ?? []) {
      for (const term of known.get(raw) ?? termsOf(raw)) take(term);
    }
  };
}

function chunkPattern(text: string): RegExp {
  return isAscii(text) ? ASCII_CHUNK : CHUNK;
}

function wordTerms(chunk: WordChunk): Span[] {
  const { words, parts } = chunk;
  if (words.length === 1) return parts.length === 1 ? words : [...words, ...parts];
  const whole = words.length <= WHOLE_WORDS_MAX ? [chunk] : [];
  return parts === words
    ? [...whole, ...words]
    : [...whole, ...words, ...parts.filter((part) => !isAmong(part, words))];
}

function isAmong(part: Span, words: Span[]): boolean {
  return words.some((word) => word.start === part.start && word.end === part.end);
}

function toWordChunk(raw: string, start: number): WordChunk {
  if (PLAIN_WORD.test(raw)) {
    const word = { term: raw.slice(0, TERM_CHARS_MAX).toLowerCase(), start, end: start + raw.length };
    const words = [word];
    return { kind: 'words', ...word, words, parts: words };
  }
  const words = Array.from(raw.matchAll(WORDS), ({ 0: word, index }) => toSpan(word, start + index));
  const parts = words.flatMap((word) => camelParts(raw.slice(word.start - start, word.end - start), word));
  const term = words
    .map((word) => word.term)
    .join('')
    .slice(0, TERM_CHARS_MAX);
  return {
    kind: 'words',
    term,
    start,
    end: start + raw.length,
    words,
    parts: parts.length > words.length ? parts : words,
  };
}

function camelParts(raw: string, word: Span): Span[] {
  const parts = raw.match(CAMEL_PARTS);
  if (!parts || parts.length === 1) return [word];
  let at = word.start;
  return parts.map((part) => {
    const span = toSpan(part, at);
    at = span.end;
    return span;
  });
}

function toSpan(raw: string, start: number): Span {
  return { term: normalizeWord(raw.slice(0, TERM_CHARS_MAX)), start, end: start + raw.length };
}

function toCjkRun(raw: string, start: number): CjkRun {
  let at = start;
  const characters = Array.from(raw, (character) => {
    const span = { term: normalizeCharacter(character), start: at, end: at + character.length };
    at = span.end;
    return span;
  });
  return { kind: 'cjk', term: characters.map(({ term }) => term).join(''), start, end: at, characters };
}
