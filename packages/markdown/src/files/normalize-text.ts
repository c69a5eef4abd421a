/** Removes a byte order mark and NUL, which HTML must not contain, and normalizes line breaks to `\n`. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '\uFFFD');
}
