/**
 * Converts a configuration for Rspress: options with an equivalent are renamed or rewritten, the others are removed and
 * listed in a warning. (docs/behavior/content.md)
 */
import { posix } from 'node:path';
import { type Fields, isFields, isObject } from '@quire/markdown/fields';
import { adoptBundlerOptions } from './adopt-bundler-options.ts';
import { adoptFormulas } from './adopt-formulas.ts';
import { adoptHead } from './adopt-head.ts';
import { adoptPlugins } from './adopt-plugins.ts';
import { findStandIn } from './config-stand-ins.ts';
import { change, copyFields, find, isEmpty, move, put, take } from './fields.ts';
import type { RspressChecks } from './rspress-version.ts';

export interface AdoptedOptions {
  config: unknown;
  /** Options without an equivalent, for one warning. */
  foreign: string[];
}

/** Options without an equivalent. The listed values are what Quire does anyway, so they are not reported. */
const FOREIGN: ReadonlyArray<[path: string, ...asHere: unknown[]]> = [
  ['plugins'],
  ['builderConfig.plugins'],
  ['builderConfig'],
  ['builderPlugins'],
  ['ssg', true],
  ['llms', true],
  ['mediumZoom', true],
  ['globalUIComponents'],
  ['replaceRules'],
  ['languageParity'],
  ['themeDir'],
  ['logoHref', '/'],
  ['i18nSourcePath'],
  ['search.mode', 'local'],
  ['search.searchHooks'],
  ['search.codeBlocks', true],
  ['search.versioned', true],
  ['markdown.remarkPlugins'],
  ['markdown.rehypePlugins'],
  ['markdown.shiki'],
  ['markdown.highlightLanguages'],
  ['markdown.codeHighlighter', 'shiki', 'prism'],
  ['markdown.mdxRs', true, false],
  ['markdown.crossCompilerCache', true],
  ['markdown.extractDescription'],
  ['markdown.cjkFriendlyEmphasis', true],
  ['markdown.defaultCodeOverflow'],
  ['markdown.link.autoPrefix', true],
  ['route.cleanUrls', true],
  ['route.cleanUrlsRedirect', true],
  ['route.useTransitions', true, false],
  ['route.prefetchLink', true],
  ['route.include'],
  ['route.extensions'],
  ['route.excludeConvention'],
  ['themeConfig.enableContentAnimation', false],
  ['themeConfig.llmsUI', true],
  ['themeConfig.fallbackHeadingTitle', true],
];

/** Options with another name. */
const RENAMED: ReadonlyArray<[from: string, to: string]> = [
  ['siteOrigin', 'siteUrl'],
  ['url', 'siteUrl'],
  ['route.localeRedirect', 'themeConfig.localeRedirect'],
  ['markdown.checkDeadLinks', 'markdown.link.checkDeadLinks'],
  ['markdown.shiki.langAlias', 'markdown.langAlias'],
];

/** If readers can choose the appearance, the initial one follows the system in Quire. */
const DARK_MODES: Readonly<Record<string, boolean | 'only'>> = {
  auto: true,
  dark: true,
  light: true,
  'force-light': false,
  'force-dark': 'only',
};

/** Conversions of values, by field. */
const REWRITTEN: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Quire supports the marks of Shiki's own transformers, and loads languages on demand.
  'markdown.shiki': (options) =>
    isFields(options) ? { ...options, langs: [], transformers: listOwnTransformers(options.transformers) } : options,
  base: (base) => (typeof base === 'string' && base.startsWith('/') ? base.replace(/([^/])$/, '$1/') : base),
  icon: (icon) => (icon instanceof URL ? icon.href : icon),
  'themeConfig.darkMode': (mode) => (typeof mode === 'string' ? (DARK_MODES[mode] ?? mode) : mode),
  // The footer is plain text, without markup.
  'themeConfig.footer.message': (text) =>
    typeof text === 'string'
      ? text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : text,
  'themeConfig.lastUpdated': (value) => (isObject(value) ? true : value),
  'themeConfig.localeRedirect': (value) => (value === 'only-default-lang' ? 'auto' : value),
  'themeConfig.socialLinks': (links) => (Array.isArray(links) ? links.map(rewriteSocialLink) : links),
};

/**
 * @param config any value: the configuration schema reports invalid ones
 * @param writtenFor what the site's version of Rspress checks; none checks anchors by default, or links outside of texts
 */
export function adoptOptions(config: unknown, writtenFor: 'quire' | RspressChecks): AdoptedOptions {
  if (!isFields(config)) return { config, foreign: [] };
  const adopted = copyFields(config);
  for (const name of ['siteOrigin', 'url']) change(adopted, name, takeOrigin);
  for (const [from, to] of RENAMED) move(adopted, from, to);
  adoptBundlerOptions(adopted);
  adoptFormulas(adopted);
  const ofPlugins = adoptPlugins(adopted);
  if (writtenFor !== 'quire') adoptAddedPages(adopted);
  adoptChecks(adopted);
  if (writtenFor !== 'quire') {
    // It is read from the original configuration.
    take(adopted, 'themeDir');
    // In Rspress, interactive modules have no mark.
    if (find(adopted, 'theme') === undefined) put(adopted, 'theme.client', true);
    adoptSeverities(adopted, writtenFor);
    adoptLogo(adopted);
    // Rspress shows these lists as lists.
    if (find(adopted, 'markdown.definitionLists') === undefined) put(adopted, 'markdown.definitionLists', false);
    change(adopted, 'base', addSlashes);
    adoptEditLinks(adopted);
  }
  // In a `site.config`, they are plugins of Quire.
  const plugins = writtenFor === 'quire' ? take(adopted, 'plugins') : undefined;
  const head = adoptHead(adopted);
  for (const [path, rewrite] of Object.entries(REWRITTEN)) change(adopted, path, rewrite);
  const foreign = FOREIGN.flatMap(([path, ...asHere]) => {
    const value = take(adopted, path);
    return value === undefined || asHere.includes(value) || isEmpty(value) ? [] : [nameOption(path, value)];
  });
  if (plugins !== undefined) put(adopted, 'plugins', plugins);
  return { config: adopted, foreign: [...ofPlugins, ...foreign, ...head, ...listUnknownLocales(adopted)] };
}

/** A site may have problems that Rspress does not check. Its posts may get their dates from somewhere else. */
function adoptSeverities(config: Fields, checks: RspressChecks) {
  const ofTexts = ['images', 'links'].filter((kind) => !checks.includes(kind));
  for (const rule of [
    ...ofTexts,
    'anchors',
    'componentLinks',
    'feeds',
    'frontmatterValues',
    'nav',
    'redirects',
    'sidebar',
  ])
    if (find(config, `check.${rule}`) === undefined) put(config, `check.${rule}`, 'warn');
  // Plugins may define components for pages.
  const { plugins } = config;
  const isOfPlugin = Array.isArray(plugins) && plugins.length > 0;
  if (isOfPlugin && find(config, 'check.missingComponents') === undefined)
    put(config, 'check.missingComponents', 'warn');
}

/** Pages that a plugin adds are missing, so links to them must not fail the build. */
function adoptAddedPages(config: Fields) {
  const plugins = [config.plugins ?? []].flat(Number.POSITIVE_INFINITY);
  if (plugins.some(addsPages) && find(config, 'check.links') === undefined) put(config, 'check.links', 'warn');
}

/** Plugins of Rspress are not run, so they are recognized by name. */
function addsPages(plugin: unknown): boolean {
  const isTypedoc = findStandIn(plugin)?.package === '@rspress/plugin-typedoc';
  return isTypedoc || (isFields(plugin) && typeof plugin.addPages === 'function');
}

/** Rspress accepts `docs` and `./docs` for `/docs/`. The configuration schema reports URLs. */
function addSlashes(base: unknown): unknown {
  return typeof base === 'string' && !/^(?:\w+:|\/\/)/.test(base) ? posix.join('/', base, '/') : base;
}

/** Drops the path of the URL, which is the `base` of the site. */
function takeOrigin(url: unknown): unknown {
  return typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : url;
}

/** In Rspress, a logo replaces the title of the site, unless `logoText` is set. */
function adoptLogo(config: Fields) {
  if (find(config, 'logo') && find(config, 'logoText') === undefined) put(config, 'logoText', '');
}

const EDIT_TEXTS: Readonly<Record<string, string>> = { en: 'Edit this page', zh: '编辑此页面' };

/** In Rspress, edit links have a default text. */
function adoptEditLinks(config: Fields) {
  const shared = find(config, 'themeConfig.editLink');
  const named = find(config, 'themeConfig.locales') ?? find(config, 'locales');
  const locales = Array.isArray(named) ? named.filter(isFields) : [];
  const own = find(config, 'themeConfig.locales') === undefined;
  const withText = (link: unknown, lang: unknown) =>
    isFields(link) ? { text: EDIT_TEXTS[String(lang).replace(/-.*/, '')] ?? EDIT_TEXTS.en, ...link } : link;
  const adopted = locales.map((locale) => {
    const link = withText(locale.editLink ?? shared, locale.lang);
    return { ...(own ? { lang: locale.lang } : locale), ...(link !== undefined && { editLink: link }) };
  });
  if (shared !== undefined) put(config, 'themeConfig.editLink', withText(shared, config.lang ?? 'en'));
  if (adopted.some((locale) => 'editLink' in locale)) put(config, 'themeConfig.locales', adopted);
}

/** Settings of the theme for languages that the site does not have. */
function listUnknownLocales(config: Fields): string[] {
  const [known, ofTheme] = ['locales', 'themeConfig.locales'].map((path) => find(config, path));
  if (!Array.isArray(known) || !Array.isArray(ofTheme)) return [];
  const langs = known.map((locale) => isFields(locale) && locale.lang);
  const unknown = ofTheme.filter((locale) => isFields(locale) && !langs.includes(locale.lang));
  return unknown.length === 0
    ? []
    : [
        nameOption(
          'themeConfig.locales',
          unknown.map(({ lang }) => ({ name: lang })),
        ),
      ];
}

const CHECKS: ReadonlyArray<[path: string, rule: string]> = [
  ['markdown.link.checkDeadLinks', 'links'],
  ['markdown.link.checkAnchors', 'anchors'],
  ['markdown.image.checkDeadImages', 'images'],
];

function adoptChecks(config: Fields) {
  for (const [path, rule] of CHECKS) {
    const value = take(config, path);
    if (typeof value === 'boolean' && find(config, `check.${rule}`) === undefined)
      put(config, `check.${rule}`, value ? 'error' : 'warn');
    const excludes = isFields(value) ? value.excludes : undefined;
    if (excludes !== undefined && find(config, 'check.ignore') === undefined) put(config, 'check.ignore', excludes);
  }
  // Removed if nothing is left in them.
  for (const path of ['markdown.link', 'markdown.image']) if (isEmpty(find(config, path))) take(config, path);
}

const OFFICIAL_TRANSFORMERS = /^(?:@shikijs\/transformers\b|@rspress\/core\/shiki-transformers$)/;

function listOwnTransformers(transformers: unknown): unknown[] {
  return [transformers ?? []].flat().filter((transformer) => {
    const name = findStandIn(transformer)?.package ?? (isFields(transformer) ? transformer.name : undefined);
    return typeof name !== 'string' || !OFFICIAL_TRANSFORMERS.test(name);
  });
}

function rewriteSocialLink(link: unknown): unknown {
  if (!isFields(link)) return link;
  const { icon, mode } = link;
  const isX = icon === 'twitter' || icon === 'X';
  return { ...link, ...(isX && { icon: 'x' }), ...(mode === 'github-stars' && { mode: 'link' }) };
}

/** Lists plugins by name, and the fields of an object. */
function nameOption(path: string, value: unknown): string {
  if (!Array.isArray(value)) return isFields(value) ? `${path} (${listKept(value).join(', ')})` : path;
  const names = value.flat(Number.POSITIVE_INFINITY).flatMap((entry) => {
    const name = isFields(entry) || typeof entry === 'function' ? (entry as { name?: unknown }).name : undefined;
    if (typeof name !== 'string' || name === '') return [];
    return [addsPages(entry) ? `${name} with the pages that it adds` : name];
  });
  return names.length === 0 ? path : `${path} (${names.join(', ')})`;
}

function listKept(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => !isEmpty(fields[name]));
}
