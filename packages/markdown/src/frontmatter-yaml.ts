/** Parses the YAML of a frontmatter, and finds all its errors with their offsets. */
import { type Alias, type Document, isMap, isNode, isScalar, type Pair, parseDocument, visit } from 'yaml';
import { isObject } from './fields/rules.ts';

interface YamlError {
  message: string;
  /** Offset in the YAML. */
  offset: number;
  help: string;
}

interface ParsedYaml {
  document: Document;
  /** The fields that contain no YAML errors. */
  value: unknown;
  errors: YamlError[];
}

export function parseYaml(yaml: string): ParsedYaml {
  const document: Document = parseDocument(yaml, { logLevel: 'error', merge: true });
  keepTexts(document);
  const lines = yaml.split('\n');
  const lineOf = ({ offset }: Pick<YamlError, 'offset'>) => yaml.slice(0, offset).split('\n').length;
  const errors = findYamlErrors(document).map((error) => ({
    ...error,
    help: findYamlHint(error.message, lines[lineOf(error) - 1] ?? ''),
  }));
  return {
    document,
    value: dropNull(errors.length > 0 ? readSoundFields(document, errors) : (document.toJS() ?? {})),
    // Further errors on a line are consequences of the first.
    errors: errors.filter((error, index) => errors.findIndex((each) => lineOf(each) === lineOf(error)) === index),
  };
}

function readSoundFields(document: Document, errors: YamlError[]): object {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const ranges = new Map(pairs.map((pair) => [pair, findRange(pair)]));
  const unsound = errors.map(({ offset }) => offset);
  /** A value that refers to an invalid value is invalid too. */
  for (let found = -1; found !== unsound.length; ) {
    found = unsound.length;
    for (const [pair, range] of ranges) {
      if (!unsound.some((offset) => isInRange(offset, range))) continue;
      ranges.delete(pair);
      unsound.push(...findReferences(document, range));
    }
  }
  return Object.fromEntries([...ranges.keys()].flatMap((pair) => readPair(pair, document)));
}

type Range = readonly [start: number, end: number];

function isInRange(offset: number, [start, end]: Range): boolean {
  return offset >= start && offset <= end;
}

function findRange({ key, value }: Pair): Range {
  const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
  return [start, (isNode(value) && value.range?.[1]) || start];
}

/** The offsets of aliases to anchors in a range. */
function findReferences(document: Document, range: Range): number[] {
  const offsets: number[] = [];
  const note = (alias: Alias) => {
    const target = alias.resolve(document)?.range?.[0];
    if (target !== undefined && isInRange(target, range)) offsets.push(alias.range?.[0] ?? 0);
  };
  visit(document, { Alias: (_, alias) => note(alias) });
  return offsets;
}

/** Empty if the value cannot be resolved, for example because of too many nested aliases. */
function readPair({ key, value }: Pair, document: Document): Array<[name: string, value: unknown]> {
  try {
    return isScalar(key) && isNode(value) ? [[String(key.value), value.toJS(document)]] : [];
  } catch {
    return [];
  }
}

const TEXTS = ['title', 'titleSuffix', 'sidebarLabel', 'sidebar_label', 'description', 'summary', 'tag'];

/** Keeps texts as they are written, even if YAML reads them as another type: `007`, `1.10`, `true`. */
function keepTexts({ contents }: Document) {
  for (const name of TEXTS) {
    const text: unknown = isMap(contents) ? contents.get(name, true) : undefined;
    if (isScalar(text) && text.value !== null && typeof text.value !== 'string') text.value = text.source;
  }
}

const NO_FIELDS = 'it must consist of fields, each as "name: value"';

const TOO_DEEP = 'too many levels are nested';

/** @param line the line of the error */
function findYamlHint(message: string, line: string): string {
  if (message === TOO_DEEP) return 'Use fewer levels.';
  if (/^\s*[\w-]+\uff1a/.test(line)) return 'Write a half-width colon and a space after the name: "name: value".';
  if (message === NO_FIELDS) return 'If you meant a horizontal line instead of frontmatter, write ***.';
  if (/^Tabs/.test(message)) return 'Indent with spaces.';
  if (/^Map keys/.test(message)) return 'Remove one of the fields with this name.';
  if (/ is inside the value that it refers to$/.test(message)) return 'Replace the alias by the value itself.';
  if (/^Missing closing/.test(message))
    return 'Close the quote on the line on which it opens, or indent the lines between the quotes.';
  if (/^(?:All mapping items|Implicit)/.test(message))
    return 'This line is not a `name: value` field. If it continues the value above, put it inside the quotes of that value. Quote texts that contain ": ".';
  const [, name = '', , text = ''] = /^(\s*(?:- +)?[\w-]+: +)(["']?)(\S.*?)\2\s*$/.exec(line) ?? [];
  const rule = 'Quote texts that contain ": " or begin with a special character';
  return text === '' ? `${rule}.` : `${rule}: ${name.trim()} ${quote(text)}`;
}

function quote(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

/** The errors of the parser, and those that it only reports when values are resolved. */
function findYamlErrors(document: Document): Array<{ message: string; offset: number }> {
  const parsed = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    message: code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : (message.split('\n')[0] ?? '').replace(/ at line.*$/, ''),
    offset: pos[0],
  }));
  const errors = [...parsed, ...findAliasErrors(document)];
  if (errors.length > 0) return errors;
  try {
    const value: unknown = document.toJS();
    if (isMap(document.contents) || value === null) return [];
    return [{ message: NO_FIELDS, offset: 0 }];
  } catch (error) {
    return [{ message: error instanceof Error ? error.message : String(error), offset: 0 }];
  }
}

/** Aliases without an anchor, and aliases within their own value, which is infinite: `a: &a { b: *a }`. */
function findAliasErrors(document: Document): Array<{ message: string; offset: number }> {
  const errors: Array<{ message: string; offset: number }> = [];
  visit(document, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document);
      const offset = alias.range?.[0] ?? 0;
      if (!target) errors.push({ message: `Unresolved alias: no value is named "&${alias.source}"`, offset });
      else if (ancestors.includes(target))
        errors.push({ message: `"*${alias.source}" is inside the value that it refers to`, offset });
    },
  });
  return errors;
}

/** Drops fields without a value, at any depth. */
function dropNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNull);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, dropNull(field)]));
}
