/** Divides a query into stretches, the things that it names, and lists the synonyms of each. */

import type { Alternative } from './alternative.ts';
import { termsOfPhrase } from './phrase-keys.ts';
import type { PlacedWord } from './place-words.ts';
import { STOP_WORD } from './weights.ts';

/** Terms that together may replace some words of the query. */
export interface OtherWords {
  /** The indexes of the words that they replace. */
  covers: readonly number[];
  terms: readonly string[];
  /** True for a one-way target, false for a synonym. */
  isTarget: boolean;
}

/** Words that belong together: a name, Han characters between function words, or a phrase of the vocabulary. */
export interface Stretch {
  /** The indexes of its words. */
  covers: readonly number[];
  text: string;
  /** Its synonyms and targets. */
  others: readonly string[];
  /** Words of an error message, which pages do not use: only what they lead to counts. */
  isMessage: boolean;
  /** Whether its words are consecutive. */
  isWhole: boolean;
}

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

/** The stretches of consecutive words, in the order of the query. */
export function listWholes(stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ isWhole }) => isWhole).sort((a, b) => (a.covers[0] ?? 0) - (b.covers[0] ?? 0));
}

/** The query without stop words, once for each synonym of each stretch. */
export function listWordings(stretches: readonly Stretch[]): string[] {
  const whole = listWholes(stretches);
  const wordingWith = (changed: Stretch, text: string) =>
    whole.reduce((before, stretch, at) => {
      const own = stretch === changed ? text : stretch.text;
      return before + (at === 0 || isNext(whole[at - 1], stretch) ? '' : ' ') + own;
    }, '');
  return whole.flatMap((stretch) => stretch.others.map((other) => wordingWith(stretch, other)));
}

/** Between two consecutive Han pairs there is the pair that crosses them. */
function isNext(before: Stretch | undefined, { covers }: Stretch): boolean {
  return (before?.covers.at(-1) ?? 0) + 2 === covers[0];
}

function toStretch(spaced: string, alternative: PlacedAlternative): Stretch {
  const { covers, spans, same, targets, isMessage, isWhole } = alternative;
  const text = spans.map(({ startAt, endAt }) => spaced.slice(startAt, endAt)).join(' ');
  // A target that repeats a word of the phrase says less than the others: `css` for `css file name`.
  const further = [...targets].filter((target) => !text.split(' ').includes(target));
  const others = [...same, ...(further.length > 0 ? further : targets)];
  return { covers, text, others, isMessage, isWhole };
}

/** Consecutive words of one chunk that are in no other stretch. */
function listUnknown(words: readonly PlacedWord[], spaced: string, known: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, word] of words.entries()) {
    if (word.share <= STOP_WORD || known.some(({ covers }) => covers.includes(at))) continue;
    const last = stretches.at(-1);
    const continues = last?.covers.at(-1) === at - 1 && words[at - 1]?.chunk === word.chunk;
    const covers = continues ? [...last.covers, at] : [at];
    const text = spaced.slice(words[covers[0] ?? at]?.startAt, word.endAt);
    if (continues) stretches.pop();
    stretches.push({ covers, text, others: [], isMessage: false, isWhole: true });
  }
  return stretches;
}
