/** Parses and validates a page's frontmatter. (docs/behavior/data.md) */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { findPoint } from './diagnostics/code-frame.ts';
import {
  comparePlaces,
  createError,
  createWarning,
  type Diagnostic,
  type DiagnosticDetails,
  type SourceDiagnostic,
} from './diagnostics/diagnostic.ts';
import { headElement } from './fields/head-element.ts';
import { feature, hero } from './fields/home-page.ts';
import {
  describeIssue,
  email,
  formatFieldName,
  HEADING_DEPTH_MAX,
  isObject,
  listKeys,
  ONE_ISSUE_EACH,
  openObject,
  readFlag,
  text,
  textOr,
  wholeNumber,
} from './fields/rules.ts';
import { withoutFields } from './fields/without-fields.ts';
import { isForeignField, readForeignFields } from './foreign-fields.ts';
import { findKeyOffset, findMisreadValues, findMisspelledNames } from './frontmatter-names.ts';
import { parseYaml } from './frontmatter-yaml.ts';
import { findMisplaced } from './misplaced-frontmatter.ts';

/** The image of a link preview. */
const previewImage = v.pipe(
  textOr(openObject({ src: text, alt: v.optional(v.string()) })),
  v.transform((value): { src: string; alt?: string | undefined } =>
    typeof value === 'string' ? { src: value } : value,
  ),
);

/** YAML reads `pageType: 404` as a number. */
const pageType = v.pipe(
  v.unknown(),
  v.transform((value) => (value === 404 ? '404' : value)),
  v.picklist(['home', 'doc', 'doc-wide', 'custom', 'blank', '404']),
);

/** `title: |` keeps the breaks of the lines below it. */
const oneLine = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s*\n\s*$/, '').replace(/\s*\n\s*/g, ' ')),
);

/** White space counts as empty. */
const filledLine = v.pipe(
  oneLine,
  v.transform((value) => value.trim() || undefined),
);

const DATE = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/;

/** Drops the time of day: posts are dated by day. */
const date = v.pipe(
  text,
  v.regex(DATE, 'it is not a valid date, such as 2025-05-14'),
  v.transform((value) => value.replace(DATE, formatDay)),
  v.check(isDay, 'the date does not exist'),
);

function formatDay(_: string, year: string, _separator: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** An author may have further fields, but only the name is shown. */
const person = v.union([v.string(), openObject({ name: text })]);

const author = v.pipe(
  v.union([person, v.array(person)], 'it must be a name, or a list of names'),
  v.transform((value) => [value].flat().map(getName).join(', ')),
);

function getName(written: v.InferOutput<typeof person>): string {
  return typeof written === 'string' ? written : written.name;
}

const depth = wholeNumber(1, HEADING_DEPTH_MAX);

/** YAML reads `slug: 404` as a number. */
const slug = v.pipe(v.union([v.string(), v.number()], 'it must be a string'), v.transform(String));

/** The rules that agents have for names of skills. */
const skill = v.pipe(
  text,
  v.maxLength(64, 'it cannot be longer than 64 characters'),
  v.regex(
    /^[a-z\d]+(?:-[a-z\d]+)*$/,
    'it must consist of lowercase letters, digits and single hyphens, as in "use-rivet"',
  ),
);

/** Accepts `yes` for `true`, as YAML 1.1 and other parsers do. */
const flag = v.optional(v.pipe(v.unknown(), v.transform(readFlag), v.boolean()));

/** Fields as authors write them. Unknown fields are kept for the site. */
const schema = v.looseObject({
  title: v.optional(filledLine),
  titleSuffix: v.optional(oneLine),
  description: v.optional(filledLine),
  /** A line for the cards of overviews, shorter than the description. */
  summary: v.optional(filledLine),
  image: v.optional(previewImage),
  pageType: v.optional(pageType),
  overview: flag,
  overviewHeaders: v.optional(v.array(wholeNumber(1, HEADING_DEPTH_MAX))),
  date: v.optional(date),
  /** Another name for the date, used by feeds. Invalid values are ignored. */
  published_at: v.fallback(v.optional(date), undefined),
  author: v.optional(author),
  /** The author's email, for feeds. */
  email: v.optional(email),
  /** The page's text in the sidebar, instead of its title. */
  sidebarLabel: v.optional(filledLine),
  /** The position among the pages of a folder without `_meta.json`. */
  sidebarPosition: v.optional(v.number()),
  /** The last segment of the route, or all of it. */
  slug: v.optional(slug),
  /** The first and the last depth of headings in the outline. */
  outlineDepths: v.optional(v.tuple([depth, depth])),
  sidebar: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(readFlag),
      v.union([v.boolean(), v.literal('placeholder')], 'it must be true, false or "placeholder"'),
    ),
  ),
  outline: flag,
  footer: flag,
  navbar: flag,
  globalUIComponents: flag,
  tag: v.optional(oneLine),
  context: v.optional(v.string()),
  /** Shown by the dev server only. */
  draft: flag,
  /** Published, but not linked. */
  unlisted: flag,
  /** Whether search engines are asked not to index the page. */
  noindex: flag,
  /** Whether the site's search includes the page. */
  search: flag,
  /** The name under which AI agents can install the page as a skill. */
  skill: v.optional(skill),
  head: v.optional(v.array(headElement)),
  hero: v.optional(hero),
  features: v.optional(v.array(feature)),
});

export type Frontmatter = v.InferOutput<typeof schema>;

/** Fields that are converted, as written: `2024/12/30`. */
export type WrittenFields = Readonly<Record<string, unknown>>;

export interface ParsedFrontmatter {
  frontmatter: Frontmatter;
  writtenFields?: WrittenFields;
  /** Errors that make it impossible to find the start of the text. */
  errors: Diagnostic[];
  /** Invalid YAML, invalid values, and names that are probably misspelled. */
  warnings: SourceDiagnostic[];
}

/** Ends at a line that contains only the mark. */
const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** The YAML between the `---` lines, and the length of the whole block; empty and 0 without a frontmatter. */
export function readFrontmatterBlock(source: string): { yaml: string; length: number } {
  const [block = '', yaml = ''] = BLOCK.exec(source) ?? [];
  return { yaml, length: block.length };
}

/** A field directly below the first mark, without a second mark. Markdown would read a horizontal line and text. */
const UNCLOSED = /^---[ \t]*\n[A-Za-z][\w-]*:(?:[ \t]|\n)(?![\s\S]*\n---[ \t]*(?:\n|$))/;

function createUnclosedError(file: string): Diagnostic {
  const help = 'Add a line with --- below the last field.';
  return createError('syntax', 'The frontmatter is not closed.', { file, line: 1, column: 1, help });
}

/** Replaces the frontmatter by blank lines, which keeps positions valid. */
export function blankFrontmatter(source: string): string {
  return source.replace(BLOCK, (block) => block.replace(/[^\n]/g, ''));
}

/**
 * Parses a page's frontmatter, and reports all problems in it. Invalid fields are dropped.
 * @param source the whole file
 */
export function parseFrontmatter(source: string, sourcePath: string): ParsedFrontmatter {
  const { yaml } = readFrontmatterBlock(source);
  if (yaml === '' && UNCLOSED.test(source))
    return { frontmatter: {}, errors: [createUnclosedError(sourcePath)], warnings: [] };
  if (yaml.trim() === '') return { frontmatter: {}, errors: [], warnings: findMisplaced(source, sourcePath) };
  const placeOf = (offset: number) => {
    const { line, column } = findPoint(yaml, offset);
    // Line 1 is the opening mark.
    return { file: sourcePath, line: line + 1, column };
  };
  const { document, value, errors } = parseYaml(yaml);
  const unreadable = errors.map(({ message, offset, help }) =>
    createError('frontmatterValues', `The frontmatter is not valid YAML: ${message}`, { ...placeOf(offset), help }),
  );
  const foreign = readForeignFields(isObject(value) ? { ...value } : {});
  const { frontmatter, wrong } = checkFields(foreign.fields, (keys) => placeOf(findKeyOffset(document, keys)));
  const misspelled = findMisspelledNames(document, value, schema).filter(({ name }) => !isForeignField(name));
  const doubtful = foreign.doubtful.map(({ name, problem, help }) =>
    createWarning('frontmatter', `The frontmatter field "${name}" ${problem}.`, {
      ...placeOf(findKeyOffset(document, [name])),
      help,
    }),
  );
  const isSetting = (name: string) => Object.hasOwn(schema.entries, name) || isForeignField(name);
  const misread = findMisreadValues(document, isSetting).map(({ message, help, offset }) =>
    createWarning('frontmatter', message, { ...placeOf(offset), help }),
  );
  const unknown = misspelled.map(({ name, nearest, offset }) => {
    const details = { ...placeOf(offset), help: `Did you mean "${nearest}"?` };
    return createWarning('frontmatter', `The frontmatter field "${name}" is unknown.`, details);
  });
  const shown = findMisplaced(source, sourcePath);
  return {
    frontmatter,
    ...findWrittenFields(value, frontmatter),
    errors: [],
    warnings: [...[...unreadable, ...wrong].sort(comparePlaces), ...misread, ...unknown, ...doubtful, ...shown],
  };
}

/** Empty if no field is converted. */
export function findWrittenFields(value: unknown, frontmatter: Frontmatter): { writtenFields?: WrittenFields } {
  const fields = isObject(value) ? Object.entries(value) : [];
  const changed = fields.filter(([name, field]) => !isDeepStrictEqual(field, frontmatter[name]));
  return changed.length === 0 ? {} : { writtenFields: Object.fromEntries(changed) };
}

/** The frontmatter as written, for components of the site, which may parse a date or show more of an author than the name. */
export function getWrittenFrontmatter(page: { frontmatter: Frontmatter; writtenFields?: WrittenFields }) {
  return { ...page.frontmatter, ...page.writtenFields };
}

export interface CheckedFields {
  /** The valid fields, with defaults. */
  frontmatter: Frontmatter;
  /** The problems of the invalid fields. */
  wrong: SourceDiagnostic[];
}

/** @param placeOf returns the position of a field in its source */
export function checkFields(fields: object, placeOf: (keys: unknown[]) => DiagnosticDetails): CheckedFields {
  const result = v.safeParse(schema, fields, ONE_ISSUE_EACH);
  if (result.success) return { frontmatter: withPublishedDate(result.output), wrong: [] };
  const wrong = result.issues.map((issue) => {
    const keys = listKeys(issue);
    const message = `The frontmatter field "${formatFieldName(keys)}" is invalid: ${describeIssue(issue)}.`;
    return createError('frontmatterValues', message, placeOf(keys));
  });
  return { ...checkFields(withoutFields({ ...fields }, result.issues.map(listPartKeys)), placeOf), wrong };
}

/** The path to what has no meaning without the invalid value: an element of the head says something else without an attribute. */
function listPartKeys(issue: v.BaseIssue<unknown>): Array<string | number> {
  const keys = listKeys(issue);
  return keys[0] === 'head' ? keys.slice(0, 2) : keys;
}

function withPublishedDate({ published_at: published, ...fields }: v.InferOutput<typeof schema>): Frontmatter {
  return published === undefined || fields.date !== undefined ? fields : { ...fields, date: published };
}
