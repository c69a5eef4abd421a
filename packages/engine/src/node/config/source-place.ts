/** Finds the position of a field in the source of a configuration. */
import { findPoint, type TextPoint } from '@quire/markdown/diagnostics';

/** Names of fields, indexes, and the languages of objects in a list. */
export type FieldPath = ReadonlyArray<string | number | { lang: string }>;

/**
 * The position of the deepest field on `path` that is written literally; undefined if none is.
 * @param start of the object; by default, the one that the file exports
 */
export function findFieldPlace(source: string, path: FieldPath, start = findRoot(source)): TextPoint | undefined {
  const found = listEntries(source, path, start).at(-1);
  return found && findPoint(source, found.at);
}

/** The same, on the path of which more is written, or on the first of two. */
export function findEitherPlace(source: string, paths: readonly FieldPath[]): TextPoint | undefined {
  const missing = (path: FieldPath) => path.length - listEntries(source, path, findRoot(source)).length;
  const [path] = paths.toSorted((a, b) => missing(a) - missing(b));
  return path && findFieldPlace(source, path);
}

/** The fields on the path that are written literally. */
function listEntries(source: string, [key, ...rest]: FieldPath, start: number | undefined): FoundEntry[] {
  const found = start === undefined || key === undefined ? undefined : findEntry(source, start, key);
  return found ? [found, ...listEntries(source, rest, found.value)] : [];
}

/** The text of the object whose bracket opens at `start`. */
export function readObject(source: string, start: number): string {
  const last = skipEntries(source, start + 1);
  return source.slice(start, last + 1);
}

interface FoundEntry {
  /** The start of the key, or of the list element. */
  at: number;
  /** The start of its value. */
  value: number;
}

/** The object that the file exports or passes to `defineConfig`. */
function findRoot(source: string): number | undefined {
  const match = /defineConfig\s*(?:<[^>]*>)?\(\s*|export\s+default\s+|module\.exports\s*=\s*/g;
  let root: number | undefined;
  for (let found = match.exec(source); found; found = match.exec(source)) {
    if (source[match.lastIndex] === '{') root = match.lastIndex;
  }
  return root;
}

function findEntry(source: string, open: number, key: FieldPath[number]): FoundEntry | undefined {
  const isList = source[open] === '[';
  if (!isList && source[open] !== '{') return undefined;
  let position = skipBlank(source, open + 1);
  for (let index = 0; position < source.length && !/[\]}]/.test(source[position] ?? ''); index += 1) {
    const entry = isList ? { name: String(index), at: position, value: position } : readKey(source, position);
    if (typeof key === 'object' ? readLang(source, entry.value) === key.lang : entry.name === String(key)) return entry;
    position = skipValue(source, entry.value);
    if (source[position] === ',') position += 1;
    position = skipBlank(source, position);
  }
  return undefined;
}

function readLang(source: string, object: number): string | undefined {
  const at = findEntry(source, object, 'lang')?.value;
  return at === undefined ? undefined : source.slice(at + 1, skipString(source, at) - 1);
}

function readKey(source: string, at: number): FoundEntry & { name: string } {
  const match = /^(?:(['"])((?:\\.|(?!\1).)*)\1|([\w$]+))\s*/.exec(source.slice(at, at + 4096));
  const end = at + (match?.[0].length ?? 0);
  const value = source[end] === ':' ? skipBlank(source, end + 1) : end;
  return { name: match?.[2] ?? match?.[3] ?? '', at, value };
}

/** The position of the comma or bracket that ends the value. */
function skipValue(source: string, from: number): number {
  let depth = 0;
  let position = from;
  while (position < source.length) {
    const next = skipBlank(source, position);
    if (next > position) {
      position = next;
      continue;
    }
    const character = source[position] ?? '';
    if (depth === 0 && /[,\]}]/.test(character)) return position;
    if (/[([{]/.test(character)) depth += 1;
    if (/[)\]}]/.test(character)) depth -= 1;
    position = /['"`]/.test(character) ? skipString(source, position) : position + 1;
  }
  return position;
}

/** The position of the bracket that closes what is open at `from`. */
function skipEntries(source: string, from: number): number {
  let position = skipValue(source, from);
  while (source[position] === ',') position = skipValue(source, position + 1);
  return position;
}

function skipString(source: string, open: number): number {
  const quote = source[open];
  let position = open + 1;
  while (position < source.length && source[position] !== quote) position += source[position] === '\\' ? 2 : 1;
  return position + 1;
}

/** White space and comments. */
function skipBlank(source: string, from: number): number {
  const blank = /(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
  blank.lastIndex = from;
  return from + (blank.exec(source)?.[0].length ?? 0);
}
