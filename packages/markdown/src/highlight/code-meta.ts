/** Parses the meta string of a code fence: `title="a.ts" {1,3-5} lineNumbers`. (docs/behavior/content.md) */

export interface CodeMeta {
  title?: string;
  /** Lines to highlight, from 1. */
  highlight: Set<number>;
  /** The number of the first line, if lines are numbered. */
  lineNumbers?: number;
  wrap?: boolean;
  /** Whether the code is folded initially; by default, its length decides. */
  fold?: boolean;
  /** The original line of a fence that was moved, from 1. */
  sourceLine?: number;
  /** The title shows the size of the file. */
  size: boolean;
  /** The code contains marks for a type checker. */
  twoslash: boolean;
  /** The path of the source that is shown next to the file, relative to the project's folder. */
  source?: string;
  /** A file to include; `<root>` is the site's folder. */
  file?: string;
  /** The title names the project of the file. */
  project: boolean;
}

/**
 * `js{1,3}`, `js:line-numbers`, `js:line-numbers=5{1,3}` and `js:no-line-numbers`, as in VitePress, and `rust,ignore`, as
 * in mdBook.
 */
const JOINED = /^([^:{,]+)((?:,[^:{,]+)*)(?::(no-)?line-numbers(=\d+)?)?(\{.*)?$/;

/** An option in the place of the language, as in fences that have none: `title="a.ts"`, `{2}`. */
const OPTION = /^(?:[A-Za-z][\w-]*=|\{[\d,-]*(?:\}|$))/;

/** Options may follow the language without a space. */
export function splitLanguage(written: string, meta: string): { language: string; meta: string } {
  if (OPTION.test(written)) return { language: '', meta: `${written} ${meta}`.trim() };
  const [, language = written, words, no, first, lines] = JOINED.exec(written) ?? [];
  if (language === written) return { language, meta };
  const numbers = written.includes(':') ? `lineNumbers${no ? '=false' : (first ?? '')}` : undefined;
  const options = [...(words?.split(',') ?? []), numbers, lines, meta];
  return { language, meta: options.filter((option) => option).join(' ') };
}

/** Parses a fence's meta string. Unknown words are ignored, because they belong to other tools. */
export function parseCodeMeta(meta: string): CodeMeta {
  const attributes = parseAttributes(meta);
  const wrap = attributes.get('wrapCode');
  const source = attributes.get('source');
  const sourceLine = attributes.get('source-line');
  const fold = attributes.get('fold');
  const numbers = attributes.get('lineNumbers');
  const [title, file] = [attributes.get('title'), attributes.get('file')];
  return {
    highlight: parseRanges(/\{([\d,\s-]+)\}/.exec(meta.replace(ATTRIBUTE, ' '))?.[1] ?? ''),
    size: attributes.has('size'),
    project: attributes.get('project') !== 'false',
    twoslash: attributes.has('twoslash'),
    ...(sourceLine !== undefined && { sourceLine: Number(sourceLine) }),
    ...(fold !== undefined && { fold: fold !== 'false' }),
    ...(title !== undefined && { title }),
    ...(source !== undefined && { source }),
    ...(file && { file }),
    ...(wrap !== undefined && { wrap: wrap !== 'false' }),
    ...(numbers !== undefined && numbers !== 'false' && { lineNumbers: Number.parseInt(numbers, 10) || 1 }),
  };
}

/** Whether the block is marked as different in each language. */
export function isLocalized(meta: string): boolean {
  return parseAttributes(meta).has('localized');
}

/** What authors write. Those without a value are words. */
export const CODE_OPTIONS: readonly string[] = [
  'title',
  'lineNumbers',
  'wrapCode',
  'fold',
  'size',
  'twoslash',
  'source',
  'file',
  'project',
  'localized',
];

/** Only names with a value, and long words: short words may be of any other tool. */
export function listUnknownOptions(meta: string): string[] {
  const names = [...parseAttributes(meta)].flatMap(([name, value]) =>
    value !== '' || name.length >= SHORTEST_WORD ? [name] : [],
  );
  return names.filter((name) => !CODE_OPTIONS.includes(name) && name !== 'source-line');
}

const SHORTEST_WORD = 7;

/** A separate word: `file.js` and `my/file=x` do not count, since they belong to other tools. */
const ATTRIBUTE = /(?<=^|[\s}])([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|(?=\s|$))/g;

/** Parses `a="b" c=d e`; a word without a value maps to the empty string. */
function parseAttributes(meta: string): Map<string, string> {
  const attributes = new Map<string, string>();
  if (meta === '') return attributes;
  for (const match of meta.matchAll(ATTRIBUTE)) {
    attributes.set(match[1] ?? '', match[2] ?? match[3] ?? match[4] ?? match[5] ?? '');
  }
  return attributes;
}

/** Removes options from the text after the marks of a fence. Words without a value may be its language. */
export function dropOptions(info: string, names: readonly string[]): string {
  const option = new RegExp(`[ \\t]*${ATTRIBUTE.source}`, 'g');
  return info.replace(option, (written, name: string) =>
    names.includes(name) && written.includes('=') ? '' : written,
  );
}

/** `1,3-5` → 1, 3, 4, 5. */
export function parseRanges(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const ends = part.split('-').map((value) => Number.parseInt(value, 10));
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    if (Number.isNaN(from)) continue;
    for (let line = from; line <= Math.min(to, from + 10_000); line += 1) numbers.add(line);
  }
  return numbers;
}
