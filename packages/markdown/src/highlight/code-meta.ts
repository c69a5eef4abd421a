/** Parses the meta string of a code fence: `title="a.ts" {1,3-5} lineNumbers`. (docs/behavior/content.md) */

export interface CodeMeta {
  /** `title="a.ts"`; else the label. */
  title?: string;
  /** `[a.ts]`, as in VitePress: the name of the tab in a group of code. */
  label?: string;
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
  /** The block is marked as different in each language. */
  localized: boolean;
  /** Options that do not exist. They may belong to plugins and other tools. */
  unknown: string[];
}

/** What each option sets. The value of a word is empty. */
const OPTIONS: Readonly<Record<string, (value: string) => Partial<CodeMeta>>> = {
  title: (title) => ({ title }),
  lineNumbers: (value) => (value === 'false' ? {} : { lineNumbers: Number.parseInt(value, 10) || 1 }),
  wrapCode: (value) => ({ wrap: value !== 'false' }),
  fold: (value) => ({ fold: value !== 'false' }),
  size: () => ({ size: true }),
  twoslash: () => ({ twoslash: true }),
  source: (source) => ({ source }),
  file: (file) => (file === '' ? {} : { file }),
  project: (value) => ({ project: value !== 'false' }),
  localized: () => ({ localized: true }),
};

/** What authors write. */
export const CODE_OPTIONS: readonly string[] = Object.keys(OPTIONS);

/** Set by the compiler. */
const SOURCE_LINE = 'source-line';

/** Instead of the name of an option. */
const LABEL = '[]';

/**
 * `js{1,3}`, `js[a.js]`, `js:line-numbers`, `js:line-numbers=5{1,3}` and `js:no-line-numbers`, as in VitePress, and
 * `rust,ignore`, as in mdBook.
 */
const JOINED = /^([^:{,[]+)((?:,[^:{,[]+)*)(?::(no-)?line-numbers(=\d+)?)?([{[].*)?$/;

/** An option in the place of the language, as in fences that have none: `title="a.ts"`, `[a.ts]`, `{2}`. */
const OPTION = /^(?:[A-Za-z][\w-]*=|\{[\d,-]*(?:\}|$)|\[)/;

/** Options may follow the language without a space. */
export function splitLanguage(written: string, meta: string): { language: string; meta: string } {
  if (OPTION.test(written)) return { language: '', meta: `${written} ${meta}`.trim() };
  const [, language = written, words, no, first, lines] = JOINED.exec(written) ?? [];
  if (language === written) return { language, meta };
  const numbers = written.includes(':') ? `lineNumbers${no ? '=false' : (first ?? '')}` : undefined;
  const options = [...(words?.split(',') ?? []), numbers, lines, meta];
  return { language, meta: options.filter((option) => option).join(' ') };
}

export function parseCodeMeta(meta: string): CodeMeta {
  const attributes = parseAttributes(meta);
  const parsed: CodeMeta = {
    highlight: parseRanges(Array.from(meta.replace(ATTRIBUTE, ' ').matchAll(RANGES), ([, lines]) => lines).join()),
    size: false,
    twoslash: false,
    project: true,
    localized: false,
    unknown: [],
  };
  for (const [name, value] of attributes) {
    const read = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (read) Object.assign(parsed, read(value));
    else if (name === SOURCE_LINE) parsed.sourceLine = Number(value);
    else if (name === LABEL) parsed.label = value;
    else if (value !== '' || name.length >= SHORTEST_WORD) parsed.unknown.push(name);
  }
  return parsed.label === undefined ? parsed : { title: parsed.label, ...parsed };
}

const RANGES = /\{([\d,\s-]+)\}/g;

/** Shorter words without a value may be of any other tool. */
const SHORTEST_WORD = 7;

/** A label, or a separate word: `file.js` and `my/file=x` do not count, since they belong to other tools. */
const ATTRIBUTE =
  /(?<=^|[\s}])(?:([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|(?=\s|$))|\[((?:[^[\]]|\[(?:[^[\]]|\[[^\]]*\])*\])+)\](?=[\s{]|$))/g;

/** Parses `a="b" c=d e`; a word without a value maps to the empty string. */
function parseAttributes(meta: string): Map<string, string> {
  const attributes = new Map<string, string>();
  if (meta === '') return attributes;
  for (const match of meta.matchAll(ATTRIBUTE)) {
    attributes.set(match[1] ?? LABEL, match[2] ?? match[3] ?? match[4] ?? match[5] ?? match[6] ?? '');
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
