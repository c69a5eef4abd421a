/** A spelling that another system reads and this one does not, so that it would be shown as it is, or lost. */
export interface Spelling {
  /** Quick to look for, and in every source that has the spelling. */
  sign: string | RegExp;
  /** Of a part of one line, and global; the first group is what the help repeats. */
  pattern: RegExp;
  message: string;
  help: (found: string) => string;
}
