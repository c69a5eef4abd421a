/** The shipped part of a vocabulary: entries that lead to words on the site, the site's synonyms, and stop words. */

export interface VocabularyData {
  /**
   * Groups, one a line: phrases of the pages, a sign, keys. With `=` they are synonyms; with `<` the keys lead to the
   * phrases; with `!` the keys are words of error messages, which pages do not use.
   * A key has spaces between words that may be separated in a query; only its last word is stemmed.
   */
  groups: string;
  /** Words, separated by spaces. */
  words: WordLists;
  /** Characters that the site does not use, and their replacements in the same order. */
  folded: readonly [from: string, to: string];
}

export interface WordLists {
  /** They weigh almost nothing. */
  stop: string;
  /** They weigh less than others. */
  weak: string;
  /** Chinese function words, which have no space around them. */
  functionWords: string;
  /** They may separate the words of a key. */
  links: string;
  /** Names of other tools, which are rarely what a query is about. */
  asides: string;
}
