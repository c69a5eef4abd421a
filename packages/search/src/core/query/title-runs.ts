/** How much of a title and of a query is one run of the same words: a pasted message has its heading among other words. */
import { startsCjk } from '../text/tokenize.ts';
import { toUnits, type Unit } from './phrase-keys.ts';
import { STOP_WORD } from './weights.ts';

/** The product of the shares of the title and of the query that their longest common run is, up to 1. */
export type RunMeasure = (title: string) => number;

interface Run {
  letters: number;
  length: number;
}

const NO_RUN: Run = { letters: 0, length: 0 };
/** A single word is a thing that the query names, and counts as such. */
const UNITS_MIN = 2;
const LETTERS_MIN = 9;

const NO_LINKS: ReadonlySet<string> = new Set();
/** What a Han character says, in letters. */
const LETTERS_OF_HAN = 2.5;

/** @param spaced the query */
export function createRunMeasure(spaced: string, isStopWord: (word: string) => boolean): RunMeasure {
  const weigh = ({ text }: Unit) =>
    startsCjk(text) ? LETTERS_OF_HAN : text.length * (isStopWord(text) ? STOP_WORD : 1);
  const sum = (units: readonly Unit[]) => units.reduce((total, unit) => total + weigh(unit), 0);
  const query = toUnits(spaced, NO_LINKS);
  const all = sum(query);
  return (title) => {
    const units = toUnits(title, NO_LINKS);
    let best = 0;
    let before: Run[] = [];
    for (const unit of units) {
      const letters = weigh(unit);
      before = query.map(({ text }, at) => {
        const { letters: sum, length } = before[at - 1] ?? NO_RUN;
        return text === unit.text ? { letters: sum + letters, length: length + 1 } : NO_RUN;
      });
      for (const run of before)
        if (run.length >= UNITS_MIN && run.letters >= LETTERS_MIN && run.letters > best) best = run.letters;
    }
    return best === 0 ? 0 : (best * best) / (all * sum(units));
  };
}
