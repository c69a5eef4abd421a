/** Locates the field names of a frontmatter, and finds those that are probably misspelled, or whose value YAML misreads. */
import { type Document, isMap, isScalar, type Scalar, type YAMLMap } from 'yaml';
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

/** A value that YAML reads as something else than the author wrote. */
export interface MisreadValue {
  message: string;
  help: string;
  /** Offset in the YAML. */
  offset: number;
}

const TITLES = new Set(['title', 'sidebarLabel', 'sidebar_label', 'titleSuffix']);
const TEXTS = new Set([...TITLES, 'description', 'summary']);

/** @param isSetting whether it is a field that has a meaning here, or in another system */
export function findMisreadValues({ contents }: Document, isSetting: (name: string) => boolean): MisreadValue[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }): MisreadValue[] => {
    if (!isScalar(key) || !isScalar(value)) return [];
    const name = String(key.value);
    const offset = key.range?.[0] ?? 0;
    if (TEXTS.has(name) && isCut(value))
      return [
        {
          message: `The field "${name}" ends before "#${value.comment}", which YAML reads as a comment.`,
          help: 'Write the value between quotation marks.',
          offset,
        },
      ];
    if (TITLES.has(name) && value.type === 'QUOTE_DOUBLE' && /\p{Cc}/u.test(String(value.value)))
      return [
        {
          message: 'In double quotation marks, a backslash escapes: the title has a line break or tab.',
          help: "Write the value between single quotation marks: 'C:\\new'.",
          offset: value.range?.[0] ?? 0,
        },
      ];
    if (!isSetting(name) && isRewritten(value))
      return [
        {
          message: `The field "${name}" is the number ${value.value}: YAML does not keep how ${value.source} is written.`,
          help: `If it is a text, such as a version, write it between quotation marks: '${value.source}'.`,
          offset,
        },
      ];
    return [];
  });
}

/** `Part #12`: a comment on purpose has a space after its sign. */
function isCut({ comment, type }: Scalar): boolean {
  return type === 'PLAIN' && Boolean(comment) && !/^\s/.test(comment ?? '');
}

/** `1.10` and `007`, which are 1.1 and 7. */
function isRewritten({ value, source = '' }: Scalar): boolean {
  return typeof value === 'number' && /^[\d.]+$/.test(source) && String(value) !== source;
}
