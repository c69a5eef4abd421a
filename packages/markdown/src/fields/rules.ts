/** The rules that hold for every field that an author writes, and what is said when one is broken. (docs/behavior/data.md) */
import * as v from 'valibot';

const URL_LENGTH_MAX = 2048;
const EMAIL_LENGTH_MAX = 320;

/** The depth of the smallest heading that there is. */
export const HEADING_DEPTH_MAX = 6;

/** What is empty is not reported as not being a URL too. */
export const ONE_ISSUE_EACH = { abortPipeEarly: true };

/** White space alone counts as empty. */
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

/** A color as CSS writes it in digits. */
export const hex = v.pipe(text, v.hexColor('it is not a valid color, such as #c2410c'));

const LANG_LENGTH_MIN = 2;

export const lang = v.pipe(
  text,
  v.minLength(LANG_LENGTH_MIN),
  v.check(isLanguage, 'it is not a valid language code, such as en or zh-CN'),
);

/** The text of a regular expression. */
export const pattern = v.pipe(v.string(), v.check(isPattern, 'it is not a valid regular expression'));

/** A whole number of these, as the depths of headings are. */
export function wholeNumber(least: number, most: number) {
  const isInside = (value: number) => value >= least && value <= most;
  return v.pipe(v.number(), v.integer(), v.check(isInside, `it must be between ${least} and ${most}`));
}

export const flag = v.optional(v.boolean());

export const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

/** To the library, a list is an object too. */
const noList = v.custom<unknown>((input) => !Array.isArray(input), 'it must be an object, not a list');

/** An object that holds these fields and no others. */
export function object<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(noList, v.strictObject(entries));
}

/** An object that may hold others; they are left out. */
export function openObject<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(noList, v.object(entries));
}

/** An object whose names are the author's own. */
export function record<K extends v.GenericSchema<string, string>, V extends v.GenericSchema>(key: K, value: V) {
  return v.pipe(noList, v.record(key, value));
}

/** A list whose entries are distinguished by what `keyOf` gives. (docs/behavior/data.md) */
export function distinct<Entry>(entry: v.GenericSchema<unknown, Entry>, keyOf: (value: Entry) => string) {
  const isFirst = (value: Entry, index: number, all: Entry[]) =>
    all.findIndex((other) => keyOf(other) === keyOf(value)) === index;
  return v.pipe(v.array(entry), v.checkItems<Entry[], string>(isFirst, 'another entry has the same name'));
}

/** A text, or an object of this form: what is written decides which of the two is checked. */
export function textOr<S extends v.GenericSchema>(schema: S) {
  return v.lazy((input) => (isObject(input) ? schema : text));
}

function isLanguage(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    // Too short is reported as that.
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

/** Names of types as authors know them. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  function: 'function',
  strict_object: 'object',
  loose_object: 'object',
  tuple: 'list',
  strict_tuple: 'list',
  record: 'object',
};

const CLAUSES: Readonly<Record<string, (requirement: string, unit: string) => string>> = {
  min_length: (least, unit) => `it must have at least ${least} ${unit}`,
  max_length: (most, unit) => `it cannot be longer than ${most} ${unit}`,
  min_value: (least) => `it must be at least ${least}`,
  max_value: (most) => `it must be at most ${most}`,
  integer: () => 'it must be a whole number',
};

/** One clause that says what is wrong, without a full stop. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, kind, requirement, received } = issue;
  if (received === 'undefined' && kind === 'schema') return 'it is required';
  if (type === 'picklist' || type === 'literal') return `it must be ${formatExpected(issue.expected)}, not ${received}`;
  const isGeneric = issue.message.startsWith('Invalid ');
  const clause = isGeneric
    ? CLAUSES[type]?.(String(requirement), Array.isArray(issue.input) ? 'entries' : 'characters')
    : undefined;
  if (clause !== undefined) return clause;
  const name = TYPES[type];
  if (kind === 'schema' && name !== undefined)
    return `it must be ${/^[aeio]/.test(name) ? 'an' : name.startsWith('true') ? '' : 'a'} ${name}, not ${received}`.replace(
      '  ',
      ' ',
    );
  return issue.message.replace(/\.$/, '');
}

/** `("brand" | "alt")` as `"brand" or "alt"`. */
function formatExpected(expected: string | null): string {
  return (expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');
}
