/**
 * Owns reading frontmatter that is nothing but plain fields, lists and fields of fields, without the YAML parser: to load
 * that and to read a first document by it takes as long as ten pages.
 */

/** Characters that mean nothing to YAML inside of a text: letters of any script, digits, and some of the others. */
const PLAIN = String.raw`\p{L}\p{N} .,;()/_+=?!$^~\x60*@<>&|%“”‘’…—·\u3001-\u3017\uff01-\uff5e\-`;

/** They mean nothing between quotes. */
const QUOTED = String.raw`${PLAIN}:#{}\[\]`;

/**
 * A text without quotes begins with a letter, so that it is no number, or is a path or a file's ending; a colon before a
 * space would make a field of it, and a number sign behind one a comment.
 */
const BARE = new RegExp(String.raw`^(?:\.?\p{L}|/)(?:[${PLAIN}]|:(?=\S)|(?<=\S)#)*$`, 'u');
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const IN_QUOTES = new RegExp(`^(?:"([${QUOTED}']*)"|'([${QUOTED}"]*)')$`, 'u');

/** Texts that YAML reads as something else; what only older versions of it do is left to the parser too. */
const VALUES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
const SPECIAL = /^(?:true|false|null|yes|no|on|off|y|n|\.inf|\.nan)$/i;

/** `[2, 3]`, `[esm, .d.ts]` */
const LIST = /^\[([^[\]]+)\]$/;
const LISTED = /^\.?\p{L}[\p{L}\p{N} ./_+-]*$/u;
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;

const FIELD = /^([A-Za-z]+):(?: (\S.*))?$/;
const ITEM = '- ';

/** What a line and those below it hold, and the line after them; undefined where only the parser can read it. */
type Reading = { value: unknown; next: number } | undefined;

/**
 * The values of the fields, or undefined where there is anything that only a parser can read.
 *
 * @param listNames the names that are known, of all fields or of those in one: another may be a misspelled one; none where
 * any may be
 */
export function readPlainFields(
  yaml: string,
  listNames: (field?: { key: string; value: unknown }) => readonly string[],
): Record<string, unknown> | undefined {
  const lines = yaml.split('\n');
  const read = readMap(lines, 0, 0);
  if (read?.next !== lines.length) return undefined;
  const fields = read.value as Record<string, unknown>;
  const isKnown = Object.entries(fields).every(([key, value]) => {
    if (!listNames().includes(key)) return false;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
    const names = listNames({ key, value });
    return names.length === 0 || Object.keys(value).every((name) => names.includes(name));
  });
  return isKnown ? fields : undefined;
}

function readMap(lines: string[], start: number, indent: number): Reading {
  const fields = new Map<string, unknown>();
  let at = start;
  while (at < lines.length && indentOf(lines[at]) === indent) {
    const [, name, text] = FIELD.exec(lines[at]?.slice(indent) ?? '') ?? [];
    if (name === undefined || fields.has(name)) return undefined;
    const read = text === undefined ? readNested(lines, at + 1, indent) : readText(text, at + 1);
    if (!read) return undefined;
    fields.set(name, read.value);
    at = read.next;
  }
  // What is indented further would go on with the text above.
  return at < lines.length && indentOf(lines[at]) > indent
    ? undefined
    : { value: Object.fromEntries(fields), next: at };
}

/** What a field holds that has nothing behind its name. */
function readNested(lines: string[], start: number, outer: number): Reading {
  const indent = indentOf(lines[start]);
  if (indent <= outer) return undefined;
  return lines[start]?.startsWith(ITEM, indent) ? readList(lines, start, indent) : readMap(lines, start, indent);
}

function readList(lines: string[], start: number, indent: number): Reading {
  const items: unknown[] = [];
  let at = start;
  while (at < lines.length && indentOf(lines[at]) === indent) {
    const line = lines[at] ?? '';
    if (!line.startsWith(ITEM, indent)) return undefined;
    const inner = indent + ITEM.length;
    const text = line.slice(inner);
    // The first field of an item is beside its mark.
    if (FIELD.test(text)) lines[at] = ' '.repeat(inner) + text;
    const read = FIELD.test(text) ? readMap(lines, at, inner) : readText(text, at + 1);
    if (!read) return undefined;
    items.push(read.value);
    at = read.next;
  }
  return at < lines.length && indentOf(lines[at]) > indent ? undefined : { value: items, next: at };
}

function indentOf(line = ''): number {
  return line.search(/[^ ]|$/);
}

function readText(text: string, next: number): Reading {
  const value = readQuoted(text) ?? readBare(text) ?? readItems(text);
  return value === undefined ? undefined : { value, next };
}

function readQuoted(text: string): string | undefined {
  const [, double, single] = IN_QUOTES.exec(text) ?? [];
  return double ?? single;
}

function readBare(text: string): string | boolean | undefined {
  if (DATE.test(text)) return text;
  if (!BARE.test(text) || text.endsWith(' ')) return undefined;
  return SPECIAL.test(text) ? VALUES.get(text) : text;
}

function readItems(text: string): unknown[] | undefined {
  const [, list] = LIST.exec(text) ?? [];
  const items = list?.split(', ').map(readItem);
  return items?.includes(undefined) ? undefined : items;
}

function readItem(text: string): string | number | boolean | undefined {
  if (NUMBER.test(text)) return Number(text);
  if (!LISTED.test(text) || text.endsWith(' ')) return undefined;
  return SPECIAL.test(text) ? VALUES.get(text) : text;
}
