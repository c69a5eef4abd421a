/** Suggests other queries after one without results. */
import { QUERY_MAX_CHARS, SUGGESTIONS_MAX } from './constants.ts';
import { getTitle, type MatchedHit } from './hit.ts';

/** A query that may have results. */
export interface Attempt {
  query: string;
  /** Whole words can be suggested themselves; for a truncated word, the titles of its hits are. */
  isWhole: boolean;
}

/** The minimum length of truncated words. */
const PREFIX_MIN_CHARS = 3;
const ATTEMPTS_MAX = 8;

/** The single words if there are several, then prefixes of them. */
export function listAttempts(query: string): Attempt[] {
  const words = [...new Set(query.split(/[\s\p{P}]+/u).filter((word) => word !== ''))];
  const whole = words.length > 1 ? words.map((word) => ({ query: word, isWhole: true })) : [];
  const cut = interleave(words.map(listPrefixes)).map((prefix) => ({ query: prefix, isWhole: false }));
  return [...whole, ...cut].slice(0, ATTEMPTS_MAX);
}

/** The suggestions, best attempt first; each is the title of a hit, or a word with hits. */
export function pickSuggestions(
  query: string,
  attempts: readonly Attempt[],
  answers: readonly (readonly MatchedHit[])[],
): string[] {
  const wordings = attempts.flatMap((attempt, at) => {
    const hits = answers[at] ?? [];
    return attempt.isWhole && hits.length > 0 ? [attempt.query] : hits.map(({ hit }) => getTitle(hit));
  });
  const asked = query.trim().toLowerCase();
  const fitting = wordings.filter((wording) => wording.length <= QUERY_MAX_CHARS && wording.toLowerCase() !== asked);
  return [...new Map(fitting.map((wording) => [wording.toLowerCase(), wording])).values()].slice(0, SUGGESTIONS_MAX);
}

/** Three quarters of the word, half of it, its first characters: typing errors are more often at the end. */
function listPrefixes(word: string): string[] {
  const letters = [...word];
  const isHan = /\p{Script=Han}/u.test(word);
  const shortest = isHan ? 2 : PREFIX_MIN_CHARS;
  const lengths = [letters.length - 1, Math.ceil(letters.length * 0.75), Math.ceil(letters.length / 2), shortest];
  const fitting = lengths.filter((length) => length >= shortest && length < letters.length);
  return [...new Set(fitting)].sort((a, b) => b - a).map((length) => letters.slice(0, length).join(''));
}

/** The first of each list, then the second of each. */
function interleave(lists: readonly string[][]): string[] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
