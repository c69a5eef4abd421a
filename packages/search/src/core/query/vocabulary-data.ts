/** What of a vocabulary is shipped: what leads to words of the site, the site's own synonyms, and words that say little. */

export interface VocabularyData {
  /**
   * Groups, one a line: phrases that pages have, a sign, keys. After `=` they mean the same, after `<` the keys lead to the
   * phrases, after `!` the keys are words of messages, which pages do not use.
   * Words of a key that may be apart have spaces between them; only the last one is without its ending.
   */
  groups: string;
  /** Lists of words, separated by spaces. */
  words: WordLists;
  /** Characters that the site does not write, and those that it has in their place, in the same order. */
  folded: readonly [from: string, to: string];
}

export interface WordLists {
  /** They count, but hardly. */
  stop: string;
  /** They count less than others. */
  weak: string;
  /** Chinese ones, which are in one run with others. */
  functionWords: string;
  /** They may come between the words of a key. */
  links: string;
  /** Names of other tools, which are seldom what a query is about. */
  asides: string;
}
