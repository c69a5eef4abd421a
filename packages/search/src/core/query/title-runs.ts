/** Measures the longest run of words that a title and a query share: a pasted error message contains its heading. */
import { startsCjk } from '../text/tokenize.ts';
import { toUnits, type Unit } from './phrase-keys.ts';
import { STOP_WORD } from './weights.ts';

/** The run's share of the title times its share of the query, 0 to 1. */
export type RunMeasure = (title: string) => number;

interface Run {
  letters: number;
  length: number;
}

const NO_RUN: Run = { letters: 0, length: 0 };
/** A single word is no run; it counts as a part of the query instead. */
const UNITS_MIN = 2;
const LETTERS_MIN = 9;

const NO_LINKS: ReadonlySet<string> = new Set();
/** How many letters a Han character is worth. */
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
