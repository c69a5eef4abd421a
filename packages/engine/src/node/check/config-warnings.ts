/** Warns about parts of a configuration without effect: files that are not generated, and ignored options. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBundle } from '@quire/client/contract';
import { createError, createWarning, type Diagnostic, suggestNearest } from '@quire/markdown/diagnostics';
import type { IgnoredOptions } from '../config/foreign-config.ts';
import { placeInConfig, placeInLocale } from '../config/place-in-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import { listThemeFiles } from '../config/theme-file.ts';
import { readThemeModule } from '../config/theme-sources.ts';
import type { RouteTable } from '../content/route-table.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';

export function listConfigWarnings(config: ResolvedConfig): Diagnostic[] {
  const { siteUrl, foreign, tsconfig } = config;
  return [
    ...(siteUrl === undefined ? [createUrlWarning(config)] : []),
    ...(hasUnreadSignals(config) ? [SIGNALS_WARNING] : []),
    ...(foreign.ignoredOptions?.names.length ? [createOptionsWarning(foreign.ignoredOptions)] : []),
    ...tsconfig.problems,
    ...listThemeWarnings(config),
    ...listLostVersions(config),
    ...listLostLanguages(config),
    ...listLostNavs(config),
    ...listFailedPlugins(config, 'warning'),
  ];
}

/** Only in a configuration for another system: in ours, they are errors. */
function listLostVersions({ versions, docsDir }: ResolvedConfig): Diagnostic[] {
  const lost = versions?.all.filter((version) => !existsSync(join(docsDir, version))) ?? [];
  const help = 'Each version has a folder in the docs folder.';
  return lost.map((version) => createWarning('config', `The version "${version}" has no pages.`, { help }));
}

/** Without a folder of the default language, those of others are folders like any. */
function listLostLanguages(config: ResolvedConfig): Diagnostic[] {
  const { locales, localeFolders, defaultLang, docsDir, versions } = config;
  const folder = join(docsDir, versions?.default ?? '');
  const lost = localeFolders ? [] : locales.filter(({ lang }) => existsSync(join(folder, lang)));
  return lost.map(({ lang }) => {
    const message = `The pages in "${lang}" are read as pages in "${defaultLang}", because the default language has no folder.`;
    const help = `Move the pages in "${defaultLang}" into a folder of this name, or set "lang" to "${lang}".`;
    return createWarning('config', message, { ...placeInConfig(config, ['lang']), help });
  });
}

/** Finds navigations of versions that the site does not have. */
function listLostNavs(config: ResolvedConfig): Diagnostic[] {
  const known = [...(config.versions?.all ?? []), 'default'];
  const lost = config.locales.flatMap(({ lang, nav = [] }) => {
    const names = Array.isArray(nav) ? [] : Object.keys(nav).filter((name) => !known.includes(name));
    return names.map((name) => {
      const help = suggestNearest(name, known) ?? 'Add it to "multiVersion.versions".';
      const place = placeInLocale(config, lang, ['nav', name]);
      return createWarning('config', `The navigation of "${name}" is for no version of the site.`, { ...place, help });
    });
  });
  return listUnique(lost);
}

/** Finds boosts of the search and sidebars for pages that do not exist. */
export function listLostRoutes({ pages, drafts }: RouteTable, config: ResolvedConfig): Diagnostic[] {
  const all = [...pages, ...(drafts?.pages ?? [])];
  const known = all.map(({ routePath }) => routePath);
  // In the sidebar of all languages, routes have no prefix.
  const inLanguages = [...known, ...all.map(({ pagePath }) => `/${pagePath}`)];
  const boosts = (config.search?.boosts ?? []).map(({ route }, index) => ({
    route,
    field: ['search', 'boosts', index, 'route'],
    isKnown: known.some((routePath) => routePath.startsWith(route)),
  }));
  const prefixes = [...new Set(config.locales.flatMap(({ sidebar = {} }) => Object.keys(sidebar)))];
  const sidebars = prefixes.map((route) => ({
    route,
    field: ['themeConfig', 'sidebar', route],
    isKnown: inLanguages.some((routePath) => `${routePath}/`.startsWith(route.replace(/\/?$/, '/'))),
  }));
  const lost = [...boosts, ...sidebars].filter(({ isKnown }) => !isKnown);
  return lost.map(({ route, field }) => {
    const help = suggestNearest(route, known) ?? 'Write the beginning of a route, such as "/guide/".';
    const message = `No page has a route that begins with "${route}".`;
    return createWarning('config', message, { ...placeInConfig(config, field), help });
  });
}

/** Finds texts that no part of the theme shows. */
export function listLostTexts({ getTexts }: Pick<ServerBundle, 'getTexts'>, config: ResolvedConfig): Diagnostic[] {
  return config.locales.flatMap(({ lang, texts = {} }) => {
    const known = Object.keys(getTexts(lang));
    // The text of the edit link, which has no default.
    const all = [...known, 'editLinkText', ...Object.keys(config.i18nSource)];
    const isShown = (key: string) => known.length === 0 || all.includes(key);
    const lost = Object.keys(texts).filter((key) => !isShown(key));
    return lost.map((key) => {
      const place = placeInLocale(config, lang, ['texts', key]);
      const help = suggestNearest(key, known) ?? 'Texts of components of the site belong in "i18nSource".';
      return createWarning('config', `The theme has no text "${key}".`, { ...place, help });
    });
  });
}

function listThemeWarnings({ themeFile, themeDir, foreign: { foreignTheme } }: ResolvedConfig): Diagnostic[] {
  if (themeFile === undefined) return listUnusedThemes(themeDir);
  if (foreignTheme === undefined) return [];
  return foreignTheme
    .check(readThemeModule(themeFile))
    .map(({ message, severity: _warning, rule: _config, ...place }) => createWarning('config', message, place));
}

/** A module of components that imports nothing from the theme may have another purpose. */
function listUnusedThemes(themeDir: string): Diagnostic[] {
  const file = listThemeFiles(themeDir).find(existsSync);
  const component = file && listThemeExports(file).find(({ name }) => /^[A-Z]/.test(name));
  if (!component) return [];
  const message = `The module does not replace "${component.name}", because it imports nothing from the theme.`;
  return [createWarning('config', message, { file, help: "To use it, add: import '@theme-original';" })];
}

/** Crawlers read `robots.txt` only at the root of a host. */
function hasUnreadSignals({ base, contentSignal }: ResolvedConfig): boolean {
  return base !== '/' && Object.keys(contentSignal).length > 0;
}

const SIGNALS_WARNING = createWarning(
  'output',
  'Crawlers do not read the "contentSignal" of this site: they request robots.txt at the root of the host, above "base".',
  { help: 'Write the lines of the robots.txt of this site to the one at the root of the host.' },
);

const LIST = new Intl.ListFormat('en');

function createUrlWarning({ feeds, image, plugins }: ResolvedConfig): Diagnostic {
  const hasImages = image !== undefined || plugins.some((plugin) => plugin.image);
  const others = [...(feeds.length > 0 ? ['the feeds'] : []), ...(hasImages ? ['the images of link previews'] : [])];
  const files = LIST.format(['sitemap.xml', ...others]);
  return createWarning(
    'output',
    `${files} ${others.length === 0 ? 'was skipped, because its' : 'were skipped, because their'} URLs need a host.`,
    {
      help: 'Set "siteUrl" in the configuration.',
    },
  );
}

function createOptionsWarning({ names, help }: IgnoredOptions): Diagnostic {
  return createWarning('config', `Unsupported options of the configuration are ignored: ${names.join(', ')}.`, {
    help,
  });
}

/** Reports failed plugins if the build fails: a name that they would have defined may be the cause. */
export function listFailedPlugins(
  { foreign: { failedPlugins = [] }, configFile }: ResolvedConfig,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const help =
    'Quire only calls "setup", "modifyRsbuildConfig" and "addRuntimeModules" of plugins. Check whether their dependencies are installed.';
  return failedPlugins.map((message) => ({ ...createError('config', message, { file: configFile, help }), severity }));
}
