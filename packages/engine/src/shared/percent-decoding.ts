/** Owns percent-decoding of what authors, readers and hosts write, which may be malformed: `/100%`. */

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

function attempt(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
