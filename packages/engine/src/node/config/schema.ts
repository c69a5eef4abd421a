/** Owns what a configuration file may hold. One definition gives the check and the message. (SPEC.md 3 and 5) */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findNearest } from '../nearest-match.ts';
import { UserError, UserErrors } from '../user-error.ts';
import type { UserConfig } from './config.ts';
import type { NavItemConfig } from './navigation-config.ts';
import { describeIssue, pattern, text, url } from './rules.ts';
import { listKnownNames } from './schema-names.ts';
import { findFieldPlace } from './source-place.ts';

const flag = v.optional(v.boolean());
const severity = v.optional(v.picklist(['error', 'warn', 'off']));
const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

/** A text, or an object of this form: what is written decides which of the two is checked. */
function textOr<S extends v.GenericSchema>(schema: S) {
  return v.lazy((input) => (isObject(input) ? schema : text));
}

const tool = v.strictObject({ name: text, description: v.string(), logo: text, href: text });
const family = v.strictObject({ name: text, href: text, links: v.array(tool), cardsTitle: text, cards: v.array(tool) });

const anySearch = {
  synonyms: v.optional(v.array(v.array(text))),
  boosts: v.optional(v.array(v.strictObject({ route: text, factor: v.pipe(v.number(), v.minValue(0)) }))),
  reportLink: v.optional(text),
};

const localSearch = v.strictObject({ ...anySearch, provider: v.optional(v.literal('local')) });

/** An empty id or key is told in place of the dialog, not here: it may come from the environment. (SPEC.md 5) */
const hostedSearch = v.strictObject({
  ...anySearch,
  provider: v.literal('hosted'),
  appId: v.string(),
  apiKey: v.string(),
  indexName: text,
  hosts: v.optional(v.array(text)),
  insights: flag,
  fallback: flag,
});

const search = v.lazy((input) => {
  if (!isObject(input)) return v.boolean();
  return (input as { provider?: unknown }).provider === 'hosted' ? hostedSearch : localSearch;
});

const editLink = v.strictObject({ docRepoBaseUrl: url, text: v.optional(v.string()) });

const navItem: v.GenericSchema<unknown, NavItemConfig> = v.strictObject({
  text,
  link: v.optional(text),
  activeMatch: v.optional(pattern),
  position: v.optional(v.picklist(['left', 'right'])),
  tag: v.optional(v.string()),
  items: v.optional(v.array(v.lazy(() => navItem))),
}) as v.GenericSchema<unknown, NavItemConfig>;

/** What an entry holds decides which of the forms it is checked as. */
const sidebarItem: v.GenericSchema<unknown, unknown> = v.lazy((input) => {
  if (isObject(input) && 'dividerType' in input)
    return v.strictObject({ dividerType: v.picklist(['solid', 'dashed']) });
  if (isObject(input) && 'sectionHeaderText' in input)
    return v.strictObject({ sectionHeaderText: text, tag: v.optional(v.string()) });
  const marks = { collapsible: flag, collapsed: flag, tag: v.optional(v.string()), context: v.optional(v.string()) };
  return v.strictObject({ text, link: v.optional(text), items: v.optional(v.array(sidebarItem)), ...marks });
});

const locale = v.strictObject({
  lang: text,
  label: text,
  title: v.optional(text),
  description: v.optional(v.string()),
  texts: v.optional(v.record(v.string(), v.string())),
  family: v.optional(family),
  editLink: v.optional(editLink),
  nav: v.optional(v.array(navItem)),
  sidebar: v.optional(v.record(v.pipe(v.string(), v.regex(/^\//, 'it must begin with "/"')), v.array(sidebarItem))),
  outlineTitle: v.optional(text),
  prevPageText: v.optional(text),
  nextPageText: v.optional(text),
  lastUpdatedText: v.optional(text),
  sourceCodeText: v.optional(text),
});

const socialLink = v.strictObject({
  icon: textOr(v.strictObject({ svg: text })),
  mode: v.picklist(['link', 'text', 'img', 'dom']),
  content: text,
});

const multiVersion = v.pipe(
  v.strictObject({
    default: text,
    versions: v.pipe(v.array(text), v.minLength(1, 'it must name at least one version')),
  }),
  v.forward(
    v.check((value) => value.versions.includes(value.default), 'it must be one of "versions"'),
    ['default'],
  ),
);

const check = v.strictObject({
  links: severity,
  anchors: severity,
  images: severity,
  duplicateIds: severity,
  nav: severity,
  sidebar: severity,
  redirects: severity,
  publishedUrls: severity,
  feeds: severity,
  sitemap: severity,
  missingTranslations: severity,
  staleTranslations: severity,
  outlines: severity,
  codeBlocks: severity,
  orphans: severity,
});

const schema = v.strictObject({
  title: v.optional(text),
  description: v.optional(v.string()),
  siteUrl: v.optional(url),
  base: v.optional(v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/, 'it must begin and end with "/"'))),
  icon: v.optional(text),
  logo: v.optional(textOr(v.strictObject({ light: text, dark: text }))),
  logoText: v.optional(v.string()),
  lang: v.optional(text),
  locales: v.optional(v.array(locale)),
  route: v.optional(v.strictObject({ exclude: v.optional(v.array(text)) })),
  multiVersion: v.optional(multiVersion),
  docsDir: v.optional(text),
  publicDir: v.optional(text),
  theme: v.optional(text),
  resolve: v.optional(v.strictObject({ alias: v.optional(v.record(v.string(), text)) })),
  darkMode: flag,
  appearanceAnimation: flag,
  hideNavbar: v.optional(v.picklist(['never', 'auto', 'always'])),
  socialLinks: v.optional(v.array(socialLink)),
  localeRedirect: v.optional(v.picklist(['never', 'entry', 'auto'])),
  lastUpdated: flag,
  scrollToTop: flag,
  sidebarTitle: v.optional(v.strictObject({ text, tag: v.optional(text) })),
  search: v.optional(search),
  editLink: v.optional(editLink),
  feeds: v.optional(v.array(v.strictObject({ prefix: text, name: text }))),
  footer: v.optional(v.string()),
  markdown: v.optional(
    v.strictObject({ defaultWrapCode: flag, lineNumbers: flag, globalComponents: v.optional(v.array(text)) }),
  ),
  redirects: v.optional(v.record(v.pipe(v.string(), v.regex(/^\//, 'an old address begins with "/"')), text)),
  publishedUrls: v.optional(text),
  translationsFile: v.optional(text),
  fallbackPages: flag,
  check: v.optional(check),
});

/**
 * @param file the configuration file, absolute
 * @throws UserErrors with every mistake of the configuration
 */
export function validateConfig(config: unknown, file: string): UserConfig {
  const result = v.safeParse(schema, config);
  if (result.success) return result.output as UserConfig;
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  throw new UserErrors(result.issues.map((issue) => toUserError(issue, { file, source })));
}

function toUserError(issue: v.BaseIssue<unknown>, { file, source }: { file: string; source: string }): UserError {
  const path = issue.path ?? [];
  const keys = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const name = keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  const place = { file, ...findFieldPlace(source, keys) };
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const nearest = findNearest(String(keys.at(-1)), listKnownNames(schema, path.slice(0, -1)));
    return new UserError(`The configuration has no field "${name}".`, {
      ...place,
      ...(nearest !== undefined && { hint: `Did you mean "${nearest}"?` }),
    });
  }
  if (name === '')
    return new UserError('The configuration must be an object, the default export of its file.', { file });
  return new UserError(`The field "${name}" is not right: ${describeIssue(issue)}.`, place);
}
