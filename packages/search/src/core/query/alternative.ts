/** What the vocabulary knows of some words of a query. */
import type { TextSpan } from './phrase-keys.ts';

/** Terms of a phrase have spaces between them. */
export interface Meaning {
  /** Other words for the same. */
  same: Set<string>;
  /** What the words lead to. */
  targets: Set<string>;
  isMessage: boolean;
}

/** Words of a spaced query, with what may be in their place. */
export interface Alternative extends Meaning {
  /** Places of its words, in their order. */
  spans: readonly TextSpan[];
  /** Whether the words follow one another, as the vocabulary has them. */
  isWhole: boolean;
}
