/** Decodes what authors, readers and hosts write, which may be malformed (`/100%`), and encodes it for URLs. */

/** A path, an anchor or another part of a URL; undefined where it is malformed. */
export function findDecoded(part: string): string | undefined {
  return attempt(decodeURIComponent, part);
}

/** The same, as written where it is malformed. */
export function decodePart(part: string): string {
  return findDecoded(part) ?? part;
}

/** A whole URL: what separates its parts stays encoded. As written where it is malformed. */
export function decodeUrl(url: string): string {
  return attempt(decodeURI, url) ?? url;
}

/** The path of a URL: `/a b/C#.md` → `/a%20b/C%23.md`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** A URL as an author wrote it: what is escaped stays so, and what a URL cannot hold is escaped. */
export function encodeWritten(url: string): string {
  return encodeURI(url).replace(/%25(?=[\da-f]{2})/gi, '%');
}

function attempt(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
