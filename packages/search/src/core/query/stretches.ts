/** The things that a query names, and what else they may be called. */

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

/** With the words that it is about, by their numbers. */
interface PlacedAlternative extends Alternative {
  covers: readonly number[];
}

export function coverWords(
  words: readonly PlacedWord[],
  alternatives: readonly Alternative[],
): readonly PlacedAlternative[] {
  return alternatives.map((alternative) => ({
    ...alternative,
    covers: [...words.keys()].filter((at) => {
      const { startAt = 0, endAt = 0 } = words[at] ?? {};
      return alternative.spans.some((span) => startAt >= span.startAt && endAt <= span.endAt);
    }),
  }));
}

export function listOtherWords(alternatives: readonly PlacedAlternative[]): OtherWords[] {
  return alternatives.flatMap(({ covers, same, targets }) => {
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
  alternatives: readonly PlacedAlternative[],
): Stretch[] {
  const known = alternatives.map((alternative) => toStretch(spaced, alternative));
  const all = [...known, ...listUnknown(words, spaced, known)];
  return all.filter(({ covers }) => covers.length > 0);
}

/** Those whose words follow one another, in the order of the query. */
export function listWholes(stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ isWhole }) => isWhole).sort((a, b) => (a.covers[0] ?? 0) - (b.covers[0] ?? 0));
}

/** The query without the words that say little, with one of its stretches in other words. */
export function listWordings(stretches: readonly Stretch[]): string[] {
  const whole = listWholes(stretches);
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

function toStretch(spaced: string, alternative: PlacedAlternative): Stretch {
  const { covers, spans, same, targets, isMessage, isWhole } = alternative;
  const text = spans.map(({ startAt, endAt }) => spaced.slice(startAt, endAt)).join(' ');
  return { covers, text, others: [...same, ...targets], isMessage, isWhole };
}

/** Words of one chunk that follow one another and that no other stretch has. */
function listUnknown(words: readonly PlacedWord[], spaced: string, known: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, word] of words.entries()) {
    if (word.share <= STOP_WORD || known.some(({ covers }) => covers.includes(at))) continue;
    const last = stretches.at(-1);
    const goesOn = last?.covers.at(-1) === at - 1 && words[at - 1]?.chunk === word.chunk;
    const covers = goesOn ? [...last.covers, at] : [at];
    const text = spaced.slice(words[covers[0] ?? at]?.startAt, word.endAt);
    if (goesOn) stretches.pop();
    stretches.push({ covers, text, others: [], isMessage: false, isWhole: true });
  }
  return stretches;
}
