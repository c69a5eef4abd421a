/** Converts the options of plugins whose features Quire has. The plugins are not run. */
import { type Fields, isFields } from '@quire/markdown/fields';
import { findStandIn } from './config-stand-ins.ts';
import { find, put } from './fields.ts';
import { listPaths } from './redirect-patterns.ts';

const SITEMAP = /(?:^|\/)(?:rspress-)?plugin-sitemap$/;
const REDIRECTS = /^@rspress\/plugin-client-redirects$/;
const FEEDS = /^@rspress\/plugin-rss$/;
const BUILT_IN =
  /^(?:@rspress\/plugin-(?:medium-zoom|container-syntax|shiki|auto-nav-sidebar|llms)|rspress-plugin-file-tree)$/;
const UPDATES = /^@rspress\/plugin-last-updated$/;

/** Returns the options without an equivalent; undefined if nothing can be converted. */
type Adopt = (config: Fields, options: Fields) => string[] | undefined;

const ADOPTED: ReadonlyArray<[name: RegExp, adopt: Adopt]> = [
  [SITEMAP, adoptSitemap],
  [REDIRECTS, adoptRedirects],
  [FEEDS, adoptFeeds],
  // Features of every site.
  [BUILT_IN, () => []],
  [UPDATES, adoptLastUpdated],
];

/** Removes the converted plugins from `config`. @returns their options without an equivalent */
export function adoptPlugins(config: Fields): string[] {
  const plugins = [config.plugins ?? []].flat(Number.POSITIVE_INFINITY);
  const foreign: string[] = [];
  const others = plugins.filter((plugin) => {
    const call = findStandIn(plugin);
    const [, adopt] = ADOPTED.find(([name]) => name.test(call?.package ?? '')) ?? [];
    const left = adopt?.(config, isFields(call?.options) ? call.options : {});
    foreign.push(...(left ?? []).map((text) => `${call?.package} (${text})`));
    return left === undefined;
  });
  if (others.length < plugins.length) put(config, 'plugins', others);
  return foreign;
}

/** Only the origin of the site matters; the other options have no effect on the result. */
function adoptSitemap(config: Fields, options: Fields): string[] | undefined {
  return adoptOrigin(config, options) ? [] : undefined;
}

/** Reads the origin under the names that such plugins have for it. Its path would be the base of the site. */
function adoptOrigin(config: Fields, { siteUrl, domain }: Fields): boolean {
  const written = siteUrl ?? domain;
  if (typeof written !== 'string' || !URL.canParse(written)) return false;
  if (find(config, 'siteUrl') === undefined) put(config, 'siteUrl', new URL(written).origin);
  return true;
}

/** Adds a redirect for each URL that a pattern matches. */
function adoptRedirects(config: Fields, { redirects }: Fields): string[] {
  const rules = (Array.isArray(redirects) ? redirects : []).filter(isFields);
  const pairs = rules.flatMap(({ from, to }) => [from].flat().map((pattern) => ({ pattern: String(pattern), to })));
  const found: Record<string, string> = {};
  const left = pairs.filter(({ pattern, to }) => {
    const paths = typeof to === 'string' ? listPaths(pattern) : undefined;
    for (const path of paths ?? []) found[toPagePath(path)] ??= path.replace(new RegExp(pattern), String(to));
    return paths === undefined;
  });
  if (Object.keys(found).length > 0) put(config, 'redirects', { ...found, ...(config.redirects ?? {}) });
  return left.map(({ pattern }) => `"${pattern}"`);
}

/** Different spellings of a URL are one redirect. */
function toPagePath(path: string): string {
  const page = path
    .replace(/(.)\/$/, '$1')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1');
  return page === '' ? '/' : page;
}

/** Converts a feed of a folder. Quire generates those of the other languages. */
function adoptFeeds(config: Fields, options: Fields): string[] | undefined {
  const feeds = [options.feed ?? []].flat().filter(isFields);
  const locales = [config.locales ?? find(config, 'themeConfig.locales') ?? []].flat().filter(isFields);
  const langs = locales.map(({ lang }) => String(lang));
  const isOfLocale = (test: string) => langs.some((lang) => test.startsWith(`/${lang}/`));
  const tested = feeds.filter(({ test }) => typeof test === 'string' && test.startsWith('/'));
  if (tested.length === 0 || tested.length < feeds.length) return undefined;
  const own = tested.filter(({ test }) => !isOfLocale(String(test)));
  if (own.length === 0) return undefined;
  adoptOrigin(config, options);
  put(
    config,
    'feeds',
    own.map((feed) => ({ prefix: String(feed.test), name: nameFeed(feed) })),
  );
  return [];
}

function nameFeed({ id, output }: Fields): string {
  const filename = isFields(output) ? output.filename : undefined;
  return String(filename ?? id ?? 'feed').replace(/\.\w+$/, '');
}

function adoptLastUpdated(config: Fields): string[] {
  if (find(config, 'themeConfig.lastUpdated') === undefined) put(config, 'themeConfig.lastUpdated', true);
  return [];
}
