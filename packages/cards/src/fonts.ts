/**
 * Loads fonts from Fontsource packages, which split each font into files by character range: only files with needed
 * characters are read.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Font, FontWeight } from 'satori';

interface Part {
  /** The font-family name in styles. */
  family: string;
  ranges: Array<[first: number, last: number]>;
  scripts: RegExp;
  files: Array<{ weight: FontWeight; filePath: string }>;
}

export interface Fonts {
  /** Adds the characters of a text; returns those that no font contains. */
  add(text: string): string[];
  /** The fonts for all added characters; the same array until new ones are added. */
  load(): Font[];
}

/** For regular text, breadcrumbs and titles. */
const WEIGHTS: FontWeight[] = [400, 600, 700];

export interface FontPackage {
  /** `@fontsource/inter` */
  name: string;
  /** Resolves the package. */
  require: NodeJS.Require;
  /** Restricts the declared characters: some packages declare more than they contain. */
  scripts?: RegExp;
}

/** @param packages in order of preference */
export function createFonts(packages: readonly FontPackage[]): Fonts {
  const parts = packages.flatMap(listParts);
  const needed = new Set<Part>();
  const found = new Map<string, Part | undefined>();
  let loaded: Font[] = [];
  let loadedCount = 0;

  function find(char: string): Part | undefined {
    if (found.has(char)) return found.get(char);
    const code = char.codePointAt(0) ?? 0;
    const part = parts.find(
      ({ ranges, scripts }) => scripts.test(char) && ranges.some(([first, last]) => code >= first && code <= last),
    );
    found.set(char, part);
    return part;
  }

  return {
    add(text) {
      const chars = [...new Set(text)];
      for (const part of chars.map(find)) if (part) needed.add(part);
      return chars.filter((char) => !find(char));
    },
    load() {
      if (loadedCount === needed.size) return loaded;
      loadedCount = needed.size;
      loaded = [...needed].flatMap(({ family, files }) =>
        files.map(({ weight, filePath }) => ({ name: family, weight, data: readFileSync(filePath) })),
      );
      return loaded;
    },
  };
}

function listParts({ name, require, scripts = /./u }: FontPackage): Part[] {
  const folder = dirname(resolvePackage(name, require));
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { id, family, weights } = read('metadata.json') as { id: string; family: string; weights: number[] };
  const own = WEIGHTS.filter((weight) => weights.includes(weight));
  return Object.entries(read('unicode.json') as Record<string, string>).map(([key, ranges]) => {
    const subset = key.replace(/^\[|\]$/g, '');
    return {
      family: id === 'inter' ? family : `${family} ${subset}`,
      scripts,
      ranges: ranges.split(',').map(parseRange),
      files: own.map((weight) => ({ weight, filePath: join(folder, `files/${id}-${subset}-${weight}-normal.woff`) })),
    };
  });
}

function resolvePackage(name: string, require: NodeJS.Require): string {
  try {
    return require.resolve(`${name}/package.json`);
  } catch {
    throw new Error(`cards(): the package "${name}" of "fonts" is not installed in the folder of the site.`);
  }
}

/** `U+4e00-4e8c`, or one character. */
function parseRange(range: string): [number, number] {
  const [first = 0, last = first] = range
    .trim()
    .replace(/^U\+/i, '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}
