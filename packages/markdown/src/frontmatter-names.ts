/** Locates the field names of a frontmatter, and finds those that are probably misspelled or whose text YAML cuts. */
import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import { findNearest } from './diagnostics/nearest-match.ts';
import { listKnownNames } from './fields/schema-names.ts';

/** An unknown name, and the known one that it resembles. */
interface MisspelledName {
  name: string;
  nearest: string;
  offset: number;
}

/** Sites may have their own fields, so only names very close to a known one are reported. */
const SLIP_SHARE = 0.2;

export function findMisspelledNames(document: Document, value: unknown, schema: object): MisspelledName[] {
  const known = listKnownNames(schema, []);
  const nested = known.flatMap((key) => findAt([{ key, value: findValue(value, key) }]));
  return [...findAt([]), ...nested];

  function findAt(path: Array<{ key: string; value: unknown }>): MisspelledName[] {
    const keys = path.map(({ key }) => key);
    const node: unknown = keys.length === 0 ? document.contents : document.getIn(keys, true);
    return isMap(node) ? listMisspelled(node, listKnownNames(schema, path)) : [];
  }
}

function findValue(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function listMisspelled(node: YAMLMap<unknown, unknown>, known: string[]): MisspelledName[] {
  return node.items.flatMap(({ key }) => {
    const name = isScalar(key) ? String(key.value) : '';
    const nearest = known.includes(name) ? undefined : findNearest(name, known, SLIP_SHARE);
    const isPlural = nearest !== undefined && (name === `${nearest}s` || nearest === `${name}s`);
    return nearest === undefined || isPlural || !isScalar(key) ? [] : [{ name, nearest, offset: key.range?.[0] ?? 0 }];
  });
}

/** The offset of the deepest existing node on the path `keys`. */
export function findKeyOffset(document: Document, keys: unknown[]): number {
  for (let length = keys.length; length > 0; length -= 1) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === keys[length - 1])
      : undefined;
    if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
  }
  return 0;
}

const TEXTS = new Set(['title', 'description', 'summary', 'sidebarLabel', 'sidebar_label', 'titleSuffix']);

/** A text that ends at a "#": of `title: Part #12`, only "Part" is the title. */
export interface CutText {
  name: string;
  /** What is lost. */
  comment: string;
  /** Offset of the field in the YAML. */
  offset: number;
}

/** A comment on purpose has a space after its sign. */
export function findCutTexts({ contents }: Document): CutText[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !TEXTS.has(String(key.value))) return [];
    const { comment, type } = value;
    if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return [];
    return [{ name: String(key.value), comment, offset: key.range?.[0] ?? 0 }];
  });
}

const TITLES = new Set(['title', 'sidebarLabel', 'sidebar_label', 'titleSuffix']);

/** The offsets of titles with an escaped line break or tab: `"C:\\new"` is two lines in double quotation marks. */
export function findEscapedTitles({ contents }: Document): number[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !TITLES.has(String(key.value))) return [];
    const isEscaped = value.type === 'QUOTE_DOUBLE' && /\p{Cc}/u.test(String(value.value));
    return isEscaped ? [value.range?.[0] ?? 0] : [];
  });
}
