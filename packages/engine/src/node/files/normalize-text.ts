/** Owns the form in which texts are read, whatever wrote them. */

/** The text without a byte order mark, its lines ended by `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
