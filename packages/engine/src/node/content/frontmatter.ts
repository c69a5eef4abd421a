/** Owns a page's frontmatter: its fields, and what is wrong with them. (SPEC.md 3, Page) */
import * as v from 'valibot';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import { describeIssue, email, text } from '../config/rules.ts';
import { UserError } from '../user-error.ts';

const action = v.object({
  theme: v.optional(v.picklist(['brand', 'alt']), 'brand'),
  text: v.string(),
  link: v.string(),
});

const imageSource = v.union([text, v.object({ light: text, dark: text })]);

const hero = v.object({
  name: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  tagline: v.optional(v.string(), ''),
  actions: v.optional(v.array(action), []),
  image: v.optional(v.object({ src: imageSource, alt: v.optional(v.string(), '') })),
});

const feature = v.object({
  title: v.string(),
  details: v.string(),
  icon: v.optional(v.string()),
  link: v.optional(v.string()),
});

/** YAML reads `title: 404` as a number; a title is a text all the same. */
const title = v.pipe(v.union([v.string(), v.number()], 'it must be a text'), v.transform(String));

/** A time of day behind the date is left out: posts are told apart by day. */
const date = v.pipe(
  text,
  v.regex(/^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/, 'a date is written as 2025-05-14'),
  v.transform((value) => value.slice(0, 'yyyy-mm-dd'.length)),
  v.isoDate('there is no such day'),
);

const author = v.pipe(
  v.union([v.string(), v.array(v.string())], 'it must be a name, or a list of names'),
  v.transform((value) => (Array.isArray(value) ? value.join(', ') : value)),
);

/** Fields as authors write them. Fields that the engine does not know are left to the site. */
const schema = v.looseObject({
  title: v.optional(title),
  titleSuffix: v.optional(v.string()),
  description: v.optional(v.string()),
  pageType: v.optional(v.picklist(['home', 'doc', 'doc-wide', 'custom', 'blank', '404'])),
  overview: v.optional(v.boolean()),
  overviewHeaders: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)))),
  date: v.optional(date),
  author: v.optional(author),
  /** The author's, for feeds. */
  email: v.optional(email),
  sidebar: v.optional(v.union([v.boolean(), v.literal('placeholder')], 'it must be true, false or "placeholder"')),
  outline: v.optional(v.boolean()),
  footer: v.optional(v.boolean()),
  navbar: v.optional(v.boolean()),
  globalUIComponents: v.optional(v.boolean()),
  tag: v.optional(v.string()),
  context: v.optional(v.string()),
  head: v.optional(v.array(v.tuple([v.string(), v.record(v.string(), v.string())]))),
  hero: v.optional(hero),
  features: v.optional(v.array(feature)),
});

export type Frontmatter = v.InferOutput<typeof schema>;

export interface ParsedFrontmatter {
  frontmatter: Frontmatter;
  errors: UserError[];
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?:\n)?---[ \t]*(?:\n|$)/;

/** The source with its frontmatter as blank lines, so that positions stay true. */
export function blankFrontmatter(source: string): string {
  return source.replace(BLOCK, (block) => block.replace(/[^\n]/g, ''));
}

/**
 * Reads the YAML between a page's `---` lines, and tells every mistake in it.
 * @param source the whole file
 */
export function parseFrontmatter(source: string, sourcePath: string): ParsedFrontmatter {
  const yaml = BLOCK.exec(source)?.[1] ?? '';
  if (yaml.trim() === '') return { frontmatter: {}, errors: [] };
  const document = parseDocument(yaml);
  const lineOf = (offset: number) => yaml.slice(0, offset).split('\n').length + 1;
  if (document.errors.length > 0) {
    const errors = document.errors.map((error) => {
      const message = `The frontmatter is not valid YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line.*$/, '')}`;
      return new UserError(message, {
        file: sourcePath,
        line: lineOf(error.pos[0]),
        hint: 'Quote texts that hold ": " or begin with a special character.',
      });
    });
    return { frontmatter: {}, errors };
  }
  const result = v.safeParse(schema, withoutNull(document.toJS()));
  if (result.success) return { frontmatter: result.output, errors: [] };
  const errors = result.issues.map((issue) => {
    const keys = issue.path?.map((item) => item.key) ?? [];
    return new UserError(`The frontmatter field "${keys.join('.')}" is not right: ${describeIssue(issue)}.`, {
      file: sourcePath,
      line: lineOf(findOffset(document, keys)),
    });
  });
  return { frontmatter: {}, errors };
}

/** A field that is written without a value is not there. */
function withoutNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

/** Where the deepest node that exists on the way of `keys` stands. */
function findOffset(document: Document, keys: unknown[]): number {
  for (let length = keys.length; length > 0; length -= 1) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === keys[length - 1])
      : undefined;
    if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
  }
  return 0;
}
