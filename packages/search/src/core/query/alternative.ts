import type { TextSpan } from './phrase-keys.ts';

/** What the vocabulary knows of some words of a query; the terms of a phrase are separated by spaces. */
export interface Meaning {
  /** Synonyms. */
  same: Set<string>;
  /** What the words lead to, one-way. */
  targets: Set<string>;
  isMessage: boolean;
}

/** A phrase of the query, with what may replace it. */
export interface Alternative extends Meaning {
  /** The positions of its words in the spaced query, in order. */
  spans: readonly TextSpan[];
  /** Whether the words are consecutive, as in the vocabulary. */
  isWhole: boolean;
}
