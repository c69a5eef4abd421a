/** The contract between the build, which explains the names in code, and the browser, which shows it on hover. */

/** Names the element of the head that says where the file of a page is. */
export const HOVERS_META = 'quire-hovers';

/** What is known of the names in the code of a page. */
export interface HoverFile {
  /** By `hashBlockText` of the text of a block: line, column and length of each name, all from 0, and its place in `notes`. */
  blocks: Readonly<Record<string, readonly number[]>>;
  notes: readonly HoverNote[];
}

export interface HoverNote {
  /** Highlighted: the class and the text of each token, one after another. */
  code: readonly string[];
  /** A sentence, whose code is in backticks. */
  text?: string;
  /** Of the sentence, where it is not the language of the page. */
  lang?: string;
  /** As the documentation of the name writes it. */
  default?: string;
}

/** Distinguishes the blocks of a page: FNV-1a, 32 bits. */
export function hashBlockText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
