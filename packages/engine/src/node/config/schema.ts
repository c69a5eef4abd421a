/** The schema of a configuration, for validation and messages. (docs/behavior/data.md) */

import { distinct, flag, hex, isObject, lang, object, record, text, textOr, url } from '@quire/markdown/fields';
import * as v from 'valibot';
import { CHECK_DEFAULTS } from './check-config.ts';
import { headEntry } from './head-config.ts';
import { outputPath, pluginsSchema } from './plugin-schema.ts';
import { themeConfig } from './theme-schema.ts';

const severity = v.optional(v.picklist(['error', 'warn', 'off']));

const anySearch = {
  synonyms: v.optional(v.array(v.array(text))),
  vocabulary: v.optional(text),
  quickLinks: v.optional(v.array(text)),
  boosts: v.optional(v.array(object({ route: text, factor: v.pipe(v.number(), v.minValue(0)) }))),
  reportLink: v.optional(v.pipe(url, v.regex(/^(?:https?|mailto):/i, 'it must begin with https:, http: or mailto:'))),
};

const localSearch = object({ ...anySearch, provider: v.optional(v.literal('local')) });

const serviceOrigin = v.pipe(
  url,
  v.regex(/^https?:\/\/[^/?#]+$/i, 'it must be an origin, such as https://example.com'),
);

/** An empty id or key is allowed, because it may come from the environment; the search dialog reports it. (docs/behavior/data.md) */
const hostedSearch = object({
  ...anySearch,
  provider: v.literal('hosted'),
  appId: v.string(),
  apiKey: v.string(),
  indexName: text,
  hosts: v.optional(v.array(serviceOrigin)),
  insights: flag,
  fallback: flag,
});

const unknownSearch = v.looseObject({ provider: v.picklist(['local', 'hosted']) });

/** The provider selects the fields. */
const search = v.lazy((input) => {
  if (!isObject(input)) return v.boolean('it must be true, false or an object');
  const { provider } = input as { provider?: unknown };
  if (provider === 'hosted') return hostedSearch;
  return provider === undefined || provider === 'local' ? localSearch : unknownSearch;
});

const IMAGE_PLACE = 'it must be a path in the public folder, which begins with "/", or a URL';

const imageSource = v.pipe(text, v.regex(/^(?:\/|https?:)/, IMAGE_PLACE));

const previewImage = v.lazy((input) =>
  isObject(input) ? object({ src: imageSource, alt: v.optional(v.string()) }) : imageSource,
);

const projectUrl = v.pipe(url, v.includes('{project}', 'it must have {project} where the path of a project goes'));

const locale = object({
  lang,
  label: text,
  title: v.optional(text),
  description: v.optional(v.string()),
});

/** A version is a segment of routes and of paths in the docs folder. */
const folderName = v.pipe(text, v.regex(/^(?!\.\.?$)[^/\\]+$/, 'it must be the name of a folder'));

const multiVersion = v.pipe(
  object({
    default: text,
    versions: v.pipe(
      distinct(folderName, (version) => version),
      v.minLength(1, 'it must name at least one version'),
    ),
  }),
  v.forward(
    v.check((value) => value.versions.includes(value.default), 'it must be one of "versions"'),
    ['default'],
  ),
);

/** A list of strings or a function, selected by the value. */
const ignored = v.lazy((input) => (typeof input === 'function' ? v.any() : v.array(v.string())));

const severities = Object.fromEntries(Object.keys(CHECK_DEFAULTS).map((rule) => [rule, severity]));

const check = object({ ...severities, ignore: v.optional(ignored) });

/** Names of folders: `//` would lead to another host, and a query or an anchor would end the path. */
const BASE = /^\/(?:(?!\.{1,2}\/)[\w.~!$&'()*+,;=:@-]+\/)*$/;
const BASE_FORM = 'its parts must be names of letters from A to Z, digits and hyphens, as in "/docs/v2/"';

/** Without a path: it belongs in `base`, and would otherwise be in each URL twice. */
const origin = v.pipe(
  url,
  v.regex(/^https?:\/\/[^/?#]*\/?$/i, 'it must be an origin, such as https://example.com: a path belongs in "base"'),
);

/** Texts of components by key and language, also those of `i18n.json`. */
export const i18nTexts = record(v.string(), record(v.string(), v.string()));

export const configSchema = object({
  title: v.optional(text),
  description: v.optional(v.string()),
  siteUrl: v.optional(origin),
  base: v.optional(
    v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/, 'it must begin and end with "/"'), v.regex(BASE, BASE_FORM)),
  ),
  icon: v.optional(text),
  logo: v.optional(textOr(object({ light: text, dark: text }))),
  logoText: v.optional(v.string()),
  image: v.optional(previewImage),
  themeColor: v.optional(v.lazy((input) => (isObject(input) ? object({ light: hex, dark: hex }) : hex))),
  lang: v.optional(lang),
  locales: v.optional(distinct(locale, (each) => each.lang)),
  route: v.optional(object({ exclude: v.optional(v.array(text)) })),
  multiVersion: v.optional(multiVersion),
  root: v.optional(text),
  publicDir: v.optional(text),
  outDir: v.optional(text),
  theme: v.optional(textOr(object({ module: v.optional(text), client: flag }))),
  components: v.optional(record(v.string(), text)),
  themeConfig: v.optional(themeConfig),
  head: v.optional(v.array(headEntry)),
  globalStyles: v.optional(textOr(v.array(text))),
  resolve: v.optional(object({ alias: v.optional(record(v.string(), text)) })),
  search: v.optional(search),
  contentSignal: v.optional(object({ search: flag, aiInput: flag, aiTrain: flag })),
  feeds: v.optional(distinct(object({ prefix: text, name: outputPath }), (feed) => feed.name)),
  markdown: v.optional(
    object({
      defaultWrapCode: flag,
      showLineNumbers: flag,
      definitionLists: flag,
      headingIds: v.optional(v.picklist(['github', 'vitepress', 'mkdocs'])),
      formulas: flag,
      langAlias: v.optional(record(text, text)),
      globalComponents: v.optional(v.array(text)),
      codeFolders: v.optional(v.array(text)),
      codeProjects: v.optional(object({ dir: text, url, openIn: v.optional(object({ name: text, url: projectUrl })) })),
    }),
  ),
  plugins: v.optional(pluginsSchema),
  redirects: v.optional(record(v.pipe(v.string(), v.regex(/^\//, 'an old path must begin with "/"')), text)),
  publishedUrls: v.optional(text),
  translationsFile: v.optional(text),
  fallbackPages: flag,
  i18nSource: v.optional(i18nTexts),
  check: v.optional(check),
});
