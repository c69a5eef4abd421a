/** Finds the position of a field in the source of a configuration. */

export interface FieldPlace {
  /** From 1. */
  line: number;
  column: number;
}

/** The position of the deepest field on `path` that is written literally; undefined if none is. */
export function findFieldPlace(source: string, path: Array<string | number>): FieldPlace | undefined {
  return findFrom(source, findRoot(source), path);
}

/** The same in an object that starts at `start`. */
export function findPlaceFrom(source: string, start: number, path: Array<string | number>): FieldPlace | undefined {
  return findFrom(source, start, path);
}

/** The text of the object whose bracket opens at `start`. */
export function readObject(source: string, start: number): string {
  const last = skipEntries(source, start + 1);
  return source.slice(start, last + 1);
}

function findFrom(source: string, start: number | undefined, path: Array<string | number>): FieldPlace | undefined {
  let offset: number | undefined;
  let position = start;
  for (const key of path) {
    const found: PageDiagnostics | undefined = position === undefined ? undefined : findEntry(source, position, key);
    if (!found) break;
    offset = found.at;
    position = found.value;
  }
  if (offset === undefined) return undefined;
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

interface PageDiagnostics {
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

function findEntry(source: string, open: number, key: string | number): PageDiagnostics | undefined {
  const isList = source[open] === '[';
  if (!isList && source[open] !== '{') return undefined;
  let position = skipBlank(source, open + 1);
  for (let index = 0; position < source.length && !/[\]}]/.test(source[position] ?? ''); index += 1) {
    const entry = isList ? { name: String(index), at: position, value: position } : readKey(source, position);
    if (entry.name === String(key)) return entry;
    position = skipValue(source, entry.value);
    if (source[position] === ',') position += 1;
    position = skipBlank(source, position);
  }
  return undefined;
}

function readKey(source: string, at: number): PageDiagnostics & { name: string } {
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
