/** Decodes and encodes parts of URLs, which may be malformed (`/100%`). */

/** Decodes a part of a URL; undefined if it is malformed. */
export function findDecoded(part: string): string | undefined {
  return attempt(decodeURIComponent, part);
}

/** The same, but returns a malformed part unchanged. */
export function decodePart(part: string): string {
  return findDecoded(part) ?? part;
}

/** The same, with composed characters, as the paths of files and routes are compared. */
export function decodePath(part: string): string {
  return decodePart(part).normalize();
}

/** Decodes a whole URL, except for encoded separators. Returns a malformed URL unchanged. */
export function decodeUrl(url: string): string {
  return attempt(decodeURI, url) ?? url;
}

/** `/a b/C#.md` → `/a%20b/C%23.md`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** `/100%` → `/100%25`, as Markdown writes it: a `%` that begins no escape. */
export function escapeBarePercent(url: string): string {
  return url.replace(/%(?![\da-f]{2})/gi, '%25');
}

const IPV6_HOST = /(?<=^(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#]*@)?)%5B([\da-f:.]+)%5D/i;

/** Encodes characters that a URL must not contain, and keeps the author's escapes. */
export function encodeWritten(url: string): string {
  return encodeURI(url)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(IPV6_HOST, '[$1]');
}

function attempt(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
