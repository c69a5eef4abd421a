/** The validation rules for fields that authors write, and their messages. (docs/behavior/data.md) */
import * as v from 'valibot';

const URL_LENGTH_MAX = 2048;
const EMAIL_LENGTH_MAX = 320;

export const HEADING_DEPTH_MAX = 6;

/** Reports one issue for each field: an empty value is not also reported as an invalid URL. */
export const ONE_ISSUE_EACH = { abortPipeEarly: true };

/** White space counts as empty. */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'it is required, and must not be empty'),
);

export const url = v.pipe(
  text,
  v.maxLength(URL_LENGTH_MAX),
  v.url('it is not a valid URL, such as https://example.com'),
);

export const email = v.pipe(text, v.maxLength(EMAIL_LENGTH_MAX), v.email('it is not a valid email address'));

/** A hexadecimal CSS color. */
export const hex = v.pipe(text, v.hexColor('it is not a valid color, such as #c2410c'));

const LANG_LENGTH_MIN = 2;

export const lang = v.pipe(
  text,
  v.minLength(LANG_LENGTH_MIN),
  v.check(isLanguageTag, 'it is not a valid language code, such as en or zh-CN'),
);

/** The source of a regular expression. */
export const pattern = v.pipe(v.string(), v.check(isPattern, 'it is not a valid regular expression'));

/** An integer in a range, such as a heading depth. */
export function wholeNumber(least: number, most: number) {
  const isInside = (value: number) => value >= least && value <= most;
  return v.pipe(v.number(), v.integer(), v.check(isInside, `it must be between ${least} and ${most}`));
}

export const flag = v.optional(v.boolean());

export const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

export type Fields = Record<string, unknown>;

/** Whether it is an object of the language, as literals are: not a list, and of no class. */
export function isFields(value: unknown): value is Fields {
  return isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** Valibot accepts arrays as objects. */
const noList = v.custom<unknown>((input) => !Array.isArray(input), 'it must be an object, not a list');

/** An object with exactly these fields. A strict object of Valibot would report only the first unknown one. */
export function object<E extends v.ObjectEntries>(entries: E) {
  const fields = v.objectWithRest(entries, v.never('there is no field of this name'));
  return v.pipe(noList, fields as unknown as v.StrictObjectSchema<E, undefined>);
}

/** Whether an issue is about a field that the schema of its object lacks. */
export function isUnknownField({ type }: v.BaseIssue<unknown>): boolean {
  return type === 'never';
}

/** An object whose other fields are dropped. */
export function openObject<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(noList, v.object(entries));
}

/** An object whose keys the author chooses. */
export function record<K extends v.GenericSchema<string, string>, V extends v.GenericSchema>(key: K, value: V) {
  return v.pipe(noList, v.record(key, value));
}

/** A list without two entries of the same key. (docs/behavior/data.md) */
export function distinct<Entry>(entry: v.GenericSchema<unknown, Entry>, keyOf: (value: Entry) => string) {
  // A check of the whole list would not run if one of its entries is invalid.
  return v.lazy(() => {
    const seen = new Set<string>();
    const isFirst = (value: Entry) => seen.size < seen.add(keyOf(value)).size;
    return v.array(v.pipe(entry, v.check(isFirst, 'another entry has the same name')));
  });
}

/** A string or an object. The type of the value decides which schema validates it, so that messages are specific. */
export function textOr<S extends v.GenericSchema>(schema: S) {
  return v.lazy((input) => (isObject(input) ? schema : text));
}

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    // A short code is reported by its own rule.
    return value.trim().length < LANG_LENGTH_MIN;
  }
}

function isPattern(value: string): boolean {
  try {
    return new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Type names for messages. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  function: 'a function',
  object_with_rest: 'an object',
  loose_object: 'an object',
  tuple: 'a list',
  strict_tuple: 'a list',
  record: 'an object',
};

const CLAUSES: Readonly<Record<string, (requirement: string, unit: string) => string>> = {
  min_length: (least, unit) => `it must have at least ${least} ${unit}`,
  max_length: (most, unit) => `it cannot be longer than ${most} ${unit}`,
  min_value: (least) => `it must be at least ${least}`,
  max_value: (most) => `it must be at most ${most}`,
  integer: () => 'it must be a whole number',
};

/** The path to the value that an issue is about. */
export function listKeys({ path }: v.BaseIssue<unknown>): Array<string | number> {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** `['features', 0, 'title']` → `features[0].title`. */
export function formatFieldName(keys: readonly unknown[]): string {
  const parts = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return parts.join('').replace(/^\./, '');
}

/** Describes an issue as a clause without a period. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, kind, requirement } = issue;
  // Lists and objects are received by the names of their classes.
  const received = TYPES[issue.received.toLowerCase()] ?? issue.received;
  if (isUnknownField(issue)) return issue.message;
  if (received === 'undefined' && kind === 'schema') return 'it is required';
  if (type === 'picklist' || type === 'literal') return `it must be ${formatExpected(issue.expected)}, not ${received}`;
  const isGeneric = issue.message.startsWith('Invalid ');
  const clause = isGeneric
    ? CLAUSES[type]?.(String(requirement), Array.isArray(issue.input) ? 'entries' : 'characters')
    : undefined;
  if (clause !== undefined) return clause;
  const name = TYPES[type];
  if (isGeneric && kind === 'schema' && name !== undefined) return `it must be ${name}, not ${received}`;
  return issue.message.replace(/\.$/, '');
}

/** `("brand" | "alt")` → `"brand" or "alt"`. */
function formatExpected(expected: string | null): string {
  return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');
}

/** Reads the booleans of YAML 1.1, and quoted ones: `yes`, `Off`, `"true"`. */
const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** Reads the booleans of YAML 1.1, and quoted ones: `yes`, `Off`, `"true"`. Returns any other value unchanged. */
export function readFlag(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return Object.hasOwn(WORDS, word) ? WORDS[word] : value;
}
