/** The text without a byte order mark, its lines ended by `\n`, and without NUL, which no HTML may contain. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '\uFFFD');
}
