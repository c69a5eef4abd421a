/** Syntax of another system that is not supported, and would be shown as text or be lost. */
export interface Spelling {
  /** Quick to search for, and present in every source with this syntax. */
  sign: string | RegExp;
  /** Matches within a line; must have the flag `g`. The first group is passed to `help`. */
  pattern: RegExp;
  /** Whether the signs are also part of URLs and tags, where they are not searched for. */
  isInUrls?: true;
  /** Whether it is inline code in Markdown, which is not searched otherwise. */
  isInCode?: true;
  message: string;
  help: (found: string) => string;
}
