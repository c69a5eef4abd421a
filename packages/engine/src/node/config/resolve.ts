/** Fills in the defaults of a configuration. (docs/behavior/data.md) */

import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import type { HeadElement } from '@quire/markdown/fields';
import { findCacheDir } from './cache-dir.ts';
import { CHECK_DEFAULTS } from './check-config.ts';
import { resolveCodeFolders, resolveCodeProjects } from './code-projects.ts';
import type { UserConfig } from './config.ts';
import { findConfigFile } from './config-file.ts';
import { hashEngine } from './engine-hash.ts';
import { findIcon } from './find-icon.ts';
import type { ForeignParts } from './foreign-config.ts';
import { resolveGlobalComponents } from './global-components.ts';
import { loadJsonFile } from './json-file.ts';
import type { LocaleConfig } from './locale-config.ts';
import { rejectMissingFiles } from './named-files.ts';
import { findPluginModules } from './plugin-modules.ts';
import { findDefaultLang, resolveLocales } from './resolve-locales.ts';
import type { ResolvedConfig } from './resolved-config.ts';
import { i18nTexts } from './schema.ts';
import { listThemeExports } from './theme-exports.ts';
import { findThemeFile } from './theme-file.ts';
import { loadTsconfigPaths } from './tsconfig-paths.ts';

export interface LoadedConfig extends UserConfig {
  /** The parts of a configuration for another system. */
  foreign?: ForeignParts;
}

/** The engine does not import a theme; it passes this name to the bundler. */
export const THEME_DEFAULT = '@quire/theme';

/** Relative to the site's folder. */
export const OUT_DIR_DEFAULT = 'dist';

export interface ResolveInput {
  /** The folder of the site, with a configuration file or only Markdown. */
  dir: string;
  outDir?: string | undefined;
  /** Whether pages with `draft: true` are shown. */
  publishesDrafts?: boolean;
}

export function resolveConfig(
  user: LoadedConfig,
  { dir, outDir, publishesDrafts = false }: ResolveInput,
): ResolvedConfig {
  const siteDir = findFolder(dir);
  const docsDir = resolve(siteDir, user.root ?? (existsSync(join(siteDir, 'docs')) ? 'docs' : '.'));
  const publicDir = resolvePublicDir(user, { siteDir, docsDir });
  rejectMissingFiles(user, { siteDir, docsDir, publicDir });
  const versions = user.multiVersion && { default: user.multiVersion.default, all: user.multiVersion.versions };
  const contentDir = join(docsDir, versions?.default ?? '');
  const defaultLang = findDefaultLang(user, contentDir);
  const locales = resolveLocales(user, defaultLang, contentDir);
  const localeFolders = existsSync(join(contentDir, defaultLang));
  const repositoryDir = findRepository(siteDir);
  // Plugins receive it.
  return Object.freeze({
    siteDir,
    repositoryDir,
    codeDirs: [repositoryDir, ...resolveCodeFolders(user.markdown?.codeFolders ?? [], siteDir)].map(findNativePath),
    docsDir,
    publicDir,
    outDir: resolve(outDir ?? join(siteDir, user.outDir ?? OUT_DIR_DEFAULT)),
    cacheDir: findCacheDir(siteDir),
    engineHash: hashEngine(),
    title: user.title ?? basename(siteDir),
    description: user.description ?? '',
    ...findIcon(user.icon, { siteDir, publicDir, title: user.title ?? basename(siteDir) }),
    image: typeof user.image === 'string' ? { src: user.image } : user.image,
    siteUrl: user.siteUrl?.replace(/\/$/, ''),
    base: user.base ?? '/',
    defaultLang,
    locales,
    localeFolders,
    search: resolveSearch(user.themeConfig?.search === false ? false : user.search, siteDir),
    feeds: user.feeds ?? [],
    contentSignal: user.contentSignal ?? {},
    markdown: resolveMarkdown(user.markdown, siteDir),
    ...resolveChrome(user),
    alias: { ...(localeFolders && createLocaleAlias(locales, docsDir)), ...resolveAlias(user.resolve?.alias, siteDir) },
    tsconfig: loadTsconfigPaths(siteDir),
    ...resolveModules(user, siteDir),
    components: resolveComponents(user.components, siteDir),
    excludes: user.route?.exclude ?? [],
    versions,
    redirects: user.redirects ?? {},
    publishedUrlsFile: user.publishedUrls === undefined ? undefined : resolve(siteDir, user.publishedUrls),
    translationsFile: resolve(siteDir, user.translationsFile ?? join(docsDir, 'translations.json')),
    fallbackPages: user.fallbackPages ?? true,
    publishesDrafts,
    ...resolveCheck(user.check),
    ...resolveAdditions(user),
    globalStyles: [user.globalStyles ?? []].flat().map((file) => resolve(siteDir, file)),
    i18nSource: { ...loadJsonFile('', findI18nFile(siteDir))?.match(i18nTexts), ...user.i18nSource },
    foreign: user.foreign ?? {},
    ...findSiteModules(siteDir, user),
  });
}

/** Components of the site take precedence over those of plugins. */
function resolveModules({ markdown = {}, plugins = [] }: UserConfig, siteDir: string) {
  const { clients, components, styles } = findPluginModules(plugins, siteDir);
  const ofSite = resolveGlobalComponents(markdown.globalComponents ?? [], siteDir);
  return { pluginClients: clients, pluginStyles: styles, globalComponents: { ...components, ...ofSite } };
}

function resolveMarkdown(markdown: UserConfig['markdown'] = {}, siteDir: string): ResolvedConfig['markdown'] {
  return {
    defaultWrapCode: markdown.defaultWrapCode ?? false,
    lineNumbers: markdown.showLineNumbers ?? false,
    definitionLists: markdown.definitionLists ?? true,
    headingIds: markdown.headingIds ?? 'github',
    formulas: markdown.formulas ?? false,
    langAlias: markdown.langAlias ?? {},
    projects: resolveCodeProjects(markdown.codeProjects, siteDir),
  };
}

function resolvePublicDir({ publicDir }: UserConfig, { siteDir, docsDir }: { siteDir: string; docsDir: string }) {
  const isInSite = existsSync(join(siteDir, 'public'));
  return resolve(siteDir, publicDir ?? (isInSite ? 'public' : join(docsDir, 'public')));
}

/** Resolves the settings of the layout. (docs/behavior/data.md) */
function resolveChrome({ logo, logoText, theme = {}, themeConfig = {} }: UserConfig) {
  const { module = THEME_DEFAULT, client = false } = typeof theme === 'string' ? { module: theme } : theme;
  return {
    logo,
    // An empty text leaves a logo alone.
    logoText: logo === undefined ? logoText?.trim() || undefined : logoText,
    theme: module,
    hasClientTheme: client,
    darkMode: themeConfig.darkMode ?? true,
    appearanceAnimation: themeConfig.enableAppearanceAnimation ?? true,
    hideNavbar: themeConfig.hideNavbar ?? 'never',
    socialLinks: themeConfig.socialLinks ?? [],
    localeRedirect: themeConfig.localeRedirect ?? 'entry',
    lastUpdated: themeConfig.lastUpdated ?? false,
    scrollToTop: themeConfig.enableScrollToTop ?? false,
    sidebarTitle: themeConfig.sidebarTitle,
  };
}

function resolveAdditions(user: LoadedConfig): Pick<ResolvedConfig, 'head' | 'plugins'> {
  return { head: [...listThemeColors(user), ...(user.head ?? [])], plugins: user.plugins ?? [] };
}

function resolveCheck({ ignore = [], ...rules }: NonNullable<UserConfig['check']> = {}) {
  const componentLinks = rules.links ?? CHECK_DEFAULTS.componentLinks;
  return { check: { ...CHECK_DEFAULTS, componentLinks, ...rules }, ignoredTargets: ignore };
}

/** The texts of the site's components. */
export function findI18nFile(siteDir: string): string {
  return join(siteDir, 'i18n.json');
}

function findSiteModules(
  siteDir: string,
  { components = {}, foreign: { themeDir: folder = 'theme' } = {} }: LoadedConfig,
): Pick<ResolvedConfig, 'themeDir' | 'themeFile' | 'hasOwnLayout' | 'configFile'> {
  const configFile = findConfigFile(siteDir);
  const themeDir = resolve(siteDir, folder);
  const themeFile = findThemeFile(themeDir);
  const replaces = themeFile !== undefined && listThemeExports(themeFile).length > 0;
  return { themeDir, themeFile, hasOwnLayout: replaces || Object.keys(components).length > 0, configFile };
}

function findFolder(dir: string): string {
  const folder = resolve(dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw createUserError('config', `The folder "${dir}" does not exist.`, {
      help: 'Use a folder of Markdown files, or one with a site.config.ts.',
    });
  return realpathSync(folder);
}

/** Uses `realpathSync.native` for consistency with other paths. It fails on some Windows volumes. */
function findNativePath(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}

/** `@en/shared/part.mdx` refers to a file of the English docs. */
function createLocaleAlias(locales: LocaleConfig[], docsDir: string): Record<string, string> {
  return Object.fromEntries(locales.map(({ lang }) => [`@${lang}`, join(docsDir, lang)]));
}

/** Files and folders become absolute paths; other values are package names. */
function resolveAlias(alias: Record<string, string> = {}, siteDir: string): Record<string, string> {
  const isFile = (target: string) => target.startsWith('.') || isAbsolute(target);
  return Object.fromEntries(
    Object.entries(alias).map(([name, target]) => {
      // `@/*` for `./src/*`, as in tsconfig.json, is equivalent to `@` for `./src`.
      const [from, to] = [name, target].map((path) => path.replace(/\/\*$/, '')) as [string, string];
      return [from, isFile(to) ? resolve(siteDir, to) : to];
    }),
  );
}

function resolveComponents(files: Record<string, string> = {}, siteDir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, resolve(siteDir, file)]));
}

function resolveSearch(search: UserConfig['search'], siteDir: string): ResolvedConfig['search'] {
  if (search === false) return undefined;
  const settings = typeof search === 'object' ? search : {};
  const vocabulary = settings.vocabulary !== undefined && { vocabulary: resolve(siteDir, settings.vocabulary) };
  const shared = { synonyms: [], boosts: [], quickLinks: [] };
  if (settings.provider === 'hosted') return { ...shared, fallback: true, ...settings, ...vocabulary };
  return { ...shared, ...settings, ...vocabulary, provider: 'local' };
}

/** The nearest Git repository or worktree; the site's folder if it is in none. */
function findRepository(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return siteDir;
  }
}

/** Two elements with media queries if there are two colors and two appearances. */
function listThemeColors({ themeColor, themeConfig }: UserConfig): HeadElement[] {
  if (themeColor === undefined) return [];
  if (typeof themeColor === 'string') return [toThemeColor(themeColor)];
  const { darkMode = true } = themeConfig ?? {};
  if (darkMode !== true) return [toThemeColor(darkMode === 'only' ? themeColor.dark : themeColor.light)];
  return (['light', 'dark'] as const).map((scheme) => toThemeColor(themeColor[scheme], scheme));
}

function toThemeColor(content: string, scheme?: 'light' | 'dark'): HeadElement {
  const media = scheme && { media: `(prefers-color-scheme: ${scheme})` };
  return ['meta', { name: 'theme-color', ...media, content }];
}
