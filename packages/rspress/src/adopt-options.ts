/**
 * Reads a configuration that was written for Rspress: what is spelled otherwise there is rewritten, and what
 * means nothing here is taken out and named. (docs/behavior/content.md)
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
  /** Options that mean nothing here, for one warning. */
  foreign: string[];
}

/** Options that Quire does not have. Values in the list are what it does anyway: nothing is lost. */
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

/** Names for the same thing. */
const RENAMED: ReadonlyArray<[from: string, to: string]> = [
  ['siteOrigin', 'siteUrl'],
  ['url', 'siteUrl'],
  ['route.localeRedirect', 'themeConfig.localeRedirect'],
  ['markdown.checkDeadLinks', 'markdown.link.checkDeadLinks'],
  ['markdown.shiki.langAlias', 'markdown.langAlias'],
];

/** What a reader sees first, who may choose, follows the system here. */
const DARK_MODES: Readonly<Record<string, boolean | 'only'>> = {
  auto: true,
  dark: true,
  light: true,
  'force-light': false,
  'force-dark': 'only',
};

/** Values for the same thing, by field. */
const REWRITTEN: Readonly<Record<string, (value: unknown) => unknown>> = {
  // The marks that transformers of Shiki's own read are read by Quire; languages are loaded where they are used.
  'markdown.shiki': (options) =>
    isFields(options) ? { ...options, langs: [], transformers: listOwnTransformers(options.transformers) } : options,
  base: (base) => (typeof base === 'string' && base.startsWith('/') ? base.replace(/([^/])$/, '$1/') : base),
  icon: (icon) => (icon instanceof URL ? icon.href : icon),
  'themeConfig.darkMode': (mode) => (typeof mode === 'string' ? (DARK_MODES[mode] ?? mode) : mode),
  // The footer is a line of text; markup in it is left out.
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
 * @param config anything: what is not of the form of a configuration is left to the check of it
 * @param writtenFor Rspress looks for no dead anchors unless it is asked to, and at no links but those of texts; older
 * versions do not look at all of those
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
    // Where the theme is, is read from the configuration as written.
    take(adopted, 'themeDir');
    // There no module says that it is interactive.
    if (find(adopted, 'theme') === undefined) put(adopted, 'theme.client', true);
    adoptSeverities(adopted, writtenFor);
    adoptLogo(adopted);
    // What is a list there is shown as one.
    if (find(adopted, 'markdown.definitionLists') === undefined) put(adopted, 'markdown.definitionLists', false);
    change(adopted, 'base', addSlashes);
    adoptEditLinks(adopted);
  }
  // The site's own configuration has plugins of Quire.
  const plugins = writtenFor === 'quire' ? take(adopted, 'plugins') : undefined;
  const head = adoptHead(adopted);
  for (const [path, rewrite] of Object.entries(REWRITTEN)) change(adopted, path, rewrite);
  const foreign = FOREIGN.flatMap(([path, ...asHere]) => {
    const value = take(adopted, path);
    return value === undefined || asHere.includes(value) || isEmpty(value) ? [] : [nameOption(path, value)];
  });
  if (plugins !== undefined) put(adopted, 'plugins', plugins);
  return { config: adopted, foreign: [...ofPlugins, ...foreign, ...head] };
}

/** What is not looked at there may be wrong in a site that builds; posts have dates of other origins there. */
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
  // Plugins define components for pages.
  const { plugins } = config;
  const isOfPlugin = Array.isArray(plugins) && plugins.length > 0;
  if (isOfPlugin && find(config, 'check.missingComponents') === undefined)
    put(config, 'check.missingComponents', 'warn');
}

/** Links to the pages of a plugin lead nowhere here, whatever the site asks for there. */
function adoptAddedPages(config: Fields) {
  const plugins = [config.plugins ?? []].flat(Number.POSITIVE_INFINITY);
  if (plugins.some(addsPages) && find(config, 'check.links') === undefined) put(config, 'check.links', 'warn');
}

/** What Rspress's own plugins do is known by their names. */
function addsPages(plugin: unknown): boolean {
  const isTypedoc = findStandIn(plugin)?.package === '@rspress/plugin-typedoc';
  return isTypedoc || (isFields(plugin) && typeof plugin.addPages === 'function');
}

/** `docs` and `./docs` are `/docs/` there. A URL is left to the check. */
function addSlashes(base: unknown): unknown {
  return typeof base === 'string' && !/^(?:\w+:|\/\/)/.test(base) ? posix.join('/', base, '/') : base;
}

/** A path behind the origin is the base of the site, which has a field of its own. */
function takeOrigin(url: unknown): unknown {
  return typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : url;
}

/** A logo holds the name of the site there, unless a text says otherwise. */
function adoptLogo(config: Fields) {
  if (find(config, 'logo') && find(config, 'logoText') === undefined) put(config, 'logoText', '');
}

const EDIT_TEXTS: Readonly<Record<string, string>> = { en: 'Edit this page', zh: '编辑此页面' };

/** An edit link has a text there, whether or not the site gives it one. */
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
  // What is left of them is empty.
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

/** Plugins by their names, which is what an author knows them by. */
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
