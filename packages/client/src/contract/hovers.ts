/** The file in which the build explains names in code, and which the browser loads on hover. */

/** Name of the `<meta>` that contains the URL of the file of a page. */
export const HOVERS_META = 'quire-hovers';

/** Explains the names in the code of a page. */
export interface HoverFile {
  /** By `hashBlockText` of a code block: for each name its line, column and length, and its index in `notes`. */
  blocks: Readonly<Record<string, readonly number[]>>;
  notes: readonly HoverNote[];
}

export interface HoverNote {
  /** The highlighted signature: class and text of each token, one after another. */
  code: readonly string[];
  /** One sentence, with code in backticks. */
  text?: string;
  /** Language of the sentence, if it differs from that of the page. */
  lang?: string;
  /** The text of `@default`. */
  default?: string;
}

/** Identifies a code block of a page: FNV-1a, 32 bits. */
export function hashBlockText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
