/** What stylesheets load from other hosts, for the content security policy. */
export interface StyleSources {
  /** The URLs of imported stylesheets. */
  sheets: string[];
  /** The URLs of images and fonts. A font in the stylesheet itself is listed as "data:font". */
  files: string[];
}

export const NO_SOURCES: StyleSources = { sheets: [], files: [] };

const IMPORT = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/gi;
const FILE = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+|data:font)/gi;

export function findStyleSources(texts: readonly string[]): StyleSources {
  return {
    sheets: texts.flatMap((text) => listMatches(text, IMPORT)),
    files: texts.flatMap((text) => listMatches(text.replace(IMPORT, ''), FILE)),
  };
}

function listMatches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, url = '']) => url);
}
