/** Owns the things that a query names, and what else they may be called. */

import type { Alternative } from './alternative.ts';
import { termsOfPhrase } from './phrase-keys.ts';
import type { PlacedWord } from './place-words.ts';
import { STOP_WORD } from './weights.ts';

/** What pages may say in place of some words: all of these terms. */
export interface OtherWords {
  /** The words that it represents, by their numbers. */
  covers: readonly number[];
  terms: readonly string[];
  /** Whether the words lead there, or merely mean the same. */
  isTarget: boolean;
}

/** Words that say one thing together: a name, a part of a run of Han between function words, what the vocabulary knows. */
export interface Stretch {
  /** Its words, by their numbers. */
  covers: readonly number[];
  text: string;
  /** The same in other words. */
  others: readonly string[];
  /** Words of a message, which pages do not use: what they lead to counts. */
  isMessage: boolean;
  /** Whether its words follow one another. */
  isWhole: boolean;
}

export function listOtherWords(words: readonly PlacedWord[], alternatives: readonly Alternative[]): OtherWords[] {
  return alternatives.flatMap((alternative) => {
    const { same, targets } = alternative;
    const covers = findCovered(words, alternative);
    const toOther = (isTarget: boolean) => (phrase: string) => ({
      covers,
      terms: termsOfPhrase(phrase),
      isTarget,
    });
    return [...Array.from(same, toOther(false)), ...Array.from(targets, toOther(true))];
  });
}

export function listStretches(
  words: readonly PlacedWord[],
  spaced: string,
  alternatives: readonly Alternative[],
): Stretch[] {
  const known = alternatives.map((alternative) => toStretch(words, spaced, alternative));
  const all = [...known, ...listUnknown(words, spaced, known)];
  return all.filter(({ covers }) => covers.length > 0);
}

/** The query without the words that say little, with one of its stretches in other words. */
export function listWordings(stretches: readonly Stretch[]): string[] {
  const whole = stretches.filter(({ isWhole }) => isWhole).sort((a, b) => (a.covers[0] ?? 0) - (b.covers[0] ?? 0));
  const wordingWith = (changed: Stretch, text: string) =>
    whole.reduce((before, stretch, at) => {
      const own = stretch === changed ? text : stretch.text;
      return before + (at === 0 || isNext(whole[at - 1], stretch) ? '' : ' ') + own;
    }, '');
  return whole.flatMap((stretch) => stretch.others.map((other) => wordingWith(stretch, other)));
}

/** Between two pairs of Han that follow one another there is the pair across them. */
function isNext(before: Stretch | undefined, { covers }: Stretch): boolean {
  return (before?.covers.at(-1) ?? 0) + 2 === covers[0];
}

function toStretch(words: readonly PlacedWord[], spaced: string, alternative: Alternative): Stretch {
  const { spans, same, targets, isMessage, isWhole } = alternative;
  const text = spans.map(({ start, end }) => spaced.slice(start, end)).join(' ');
  const covers = findCovered(words, alternative);
  return { covers, text, others: [...same, ...targets], isMessage, isWhole };
}

/** The words that are within an alternative's words, by their numbers. */
function findCovered(words: readonly PlacedWord[], { spans }: Alternative): number[] {
  return [...words.keys()].filter((at) => {
    const { start = 0, end = 0 } = words[at] ?? {};
    return spans.some((span) => start >= span.start && end <= span.end);
  });
}

/** Words of one chunk that follow one another and that no other stretch has. */
function listUnknown(words: readonly PlacedWord[], spaced: string, known: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, word] of words.entries()) {
    if (word.share <= STOP_WORD || known.some(({ covers }) => covers.includes(at))) continue;
    const last = stretches.at(-1);
    const goesOn = last?.covers.at(-1) === at - 1 && words[at - 1]?.chunk === word.chunk;
    const covers = goesOn ? [...last.covers, at] : [at];
    const text = spaced.slice(words[covers[0] ?? at]?.start, word.end);
    if (goesOn) stretches.pop();
    stretches.push({ covers, text, others: [], isMessage: false, isWhole: true });
  }
  return stretches;
}
