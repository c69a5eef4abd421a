/** Owns filling in the defaults of a configuration. (SPEC.md 9) */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, isAbsolute, join, resolve } from 'node:path';
import { hashContent } from '../hash.ts';
import { UserError } from '../user-error.ts';
import type { CheckRule, Severity } from './check-config.ts';
import type { EditLinkConfig, LocaleConfig, ResolvedConfig, UserConfig } from './config.ts';
import { findConfigFile } from './config-file.ts';
import { hashEngine } from './engine-hash.ts';

/** A name only: the engine imports no theme, it hands this to the bundler. */
const THEME_DEFAULT = '@quire/theme';

/** Shared content is included by pages, and is none. (SPEC.md 2.1) */
export const EXCLUDES_DEFAULT: readonly string[] = ['**/shared/**', '**/fragments/**'];

/** Mistakes that a reader meets fail the build; what a writer may have meant does not. */
export const CHECK_DEFAULTS: Readonly<Record<CheckRule, Severity>> = {
  links: 'error',
  anchors: 'error',
  images: 'error',
  nav: 'error',
  sidebar: 'error',
  redirects: 'error',
  publishedUrls: 'error',
  feeds: 'error',
  sitemap: 'error',
  duplicateIds: 'warn',
  missingTranslations: 'warn',
  staleTranslations: 'warn',
  outlines: 'warn',
  codeBlocks: 'warn',
  orphans: 'warn',
};

export interface ResolveInput {
  /** The folder of the site: with a configuration file, or a plain folder of Markdown. */
  dir: string;
  outDir?: string | undefined;
}

export function resolveConfig(user: UserConfig, { dir, outDir }: ResolveInput): ResolvedConfig {
  const siteDir = findFolder(dir);
  const docsDir = resolve(siteDir, user.docsDir ?? (existsSync(join(siteDir, 'docs')) ? 'docs' : '.'));
  const defaultLang = user.lang ?? 'en';
  const versions = user.multiVersion && { default: user.multiVersion.default, all: user.multiVersion.versions };
  const locales = resolveLocales(
    { locales: findLocales(join(docsDir, versions?.default ?? ''), defaultLang), ...user },
    defaultLang,
  );
  const localeFolders = existsSync(join(docsDir, versions?.default ?? '', defaultLang));
  return {
    siteDir,
    docsDir,
    publicDir: resolve(
      siteDir,
      user.publicDir ?? (existsSync(join(siteDir, 'public')) ? 'public' : join(docsDir, 'public')),
    ),
    outDir: resolve(outDir ?? join(siteDir, 'dist')),
    cacheDir: findCacheDir(siteDir),
    engineHash: hashEngine(),
    title: user.title ?? basename(siteDir),
    description: user.description ?? '',
    siteUrl: user.siteUrl?.replace(/\/$/, ''),
    base: user.base ?? '/',
    defaultLang,
    locales,
    localeFolders,
    search: resolveSearch(user.search),
    editLink: user.editLink,
    feeds: user.feeds ?? [],
    markdown: {
      defaultWrapCode: user.markdown?.defaultWrapCode ?? false,
      lineNumbers: user.markdown?.lineNumbers ?? false,
    },
    ...resolveChrome(user),
    alias: { ...(localeFolders && createLocaleAlias(locales, docsDir)), ...resolveAlias(user.resolve?.alias, siteDir) },
    globalComponents: resolveGlobalComponents(user.markdown?.globalComponents, siteDir),
    excludes: user.route?.exclude ?? EXCLUDES_DEFAULT,
    versions,
    redirects: user.redirects ?? {},
    publishedUrlsFile: user.publishedUrls === undefined ? undefined : resolve(siteDir, user.publishedUrls),
    translationsFile: resolve(siteDir, user.translationsFile ?? join(docsDir, 'translations.json')),
    fallbackPages: user.fallbackPages ?? true,
    check: { ...CHECK_DEFAULTS, ...user.check },
    configFile: findConfigFile(siteDir),
  };
}

/** What readers see around the text. (SPEC.md 9) */
function resolveChrome(user: UserConfig) {
  return {
    icon: user.icon,
    logo: user.logo,
    logoText: user.logoText,
    theme: user.theme ?? THEME_DEFAULT,
    darkMode: user.darkMode ?? true,
    appearanceAnimation: user.appearanceAnimation ?? true,
    hideNavbar: user.hideNavbar ?? 'never',
    socialLinks: user.socialLinks ?? [],
    localeRedirect: user.localeRedirect ?? 'entry',
    lastUpdated: user.lastUpdated ?? false,
    scrollToTop: user.scrollToTop ?? false,
    sidebarTitle: user.sidebarTitle,
    footer: user.footer,
  };
}

function findFolder(dir: string): string {
  const folder = resolve(dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UserError(`There is no folder "${dir}".`, {
      hint: 'Name a folder of Markdown files, or one with a site.config.ts.',
    });
  return realpathSync(folder);
}

/** Where nobody says so, the folders of a docs folder that are named as languages are its locales. */
function findLocales(contentDir: string, defaultLang: string): LocaleConfig[] {
  if (!existsSync(join(contentDir, defaultLang))) return [];
  const folders = readdirSync(contentDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const langs = folders
    .map(({ name }) => name)
    .filter((name) => /^[a-z]{2}(?:-[A-Z][A-Za-z]{1,3})?$/.test(name))
    .sort();
  return langs.map((lang) => ({ lang, label: new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang }));
}

/** The default locale comes first. */
function resolveLocales({ locales = [], editLink }: UserConfig, defaultLang: string): LocaleConfig[] {
  const first = locales.find(({ lang }) => lang === defaultLang) ?? { lang: defaultLang, label: defaultLang };
  return [first, ...locales.filter(({ lang }) => lang !== defaultLang)].map((locale) => ({
    ...locale,
    texts: listTexts(locale, editLink),
  }));
}

/** All of a locale's own texts, by the theme's keys. */
function listTexts(
  { texts, editLink, outlineTitle, prevPageText, nextPageText, lastUpdatedText, sourceCodeText }: LocaleConfig,
  siteEditLink: EditLinkConfig | undefined,
): Record<string, string> {
  const editLinkText = editLink?.text ?? siteEditLink?.text;
  const named = { outlineTitle, prevPageText, nextPageText, lastUpdatedText, sourceCodeText, editLinkText };
  const written = Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return { ...Object.fromEntries(written), ...texts };
}

/** `@en/shared/part.mdx` is a file of the English docs, as sites for Rspress write it. */
function createLocaleAlias(locales: LocaleConfig[], docsDir: string): Record<string, string> {
  return Object.fromEntries(locales.map(({ lang }) => [`@${lang}`, join(docsDir, lang)]));
}

/** Files and folders by absolute path; anything else is the name of a package. */
function resolveAlias(alias: Record<string, string> = {}, siteDir: string): Record<string, string> {
  const isFile = (target: string) => target.startsWith('.') || isAbsolute(target);
  return Object.fromEntries(
    Object.entries(alias).map(([name, target]) => [name, isFile(target) ? resolve(siteDir, target) : target]),
  );
}

/** `components/ApiMeta.tsx`, `components/api-meta.tsx` and `components/ApiMeta/index.tsx` are all `<ApiMeta>`. */
function resolveGlobalComponents(files: string[] = [], siteDir: string): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      const name = basename(file, extname(file));
      return [toComponentName(name === 'index' ? basename(dirname(file)) : name), resolve(siteDir, file)];
    }),
  );
}

function toComponentName(name: string): string {
  return name.replace(/(?:^|[-_.])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** In the nearest `node_modules`; a folder that has none is left as it is, and its cache lies with temporary files. */
function findCacheDir(siteDir: string): string {
  const name = hashContent(siteDir).slice(0, 10);
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules', '.cache', 'quire', name);
    if (dirname(folder) === folder) return join(tmpdir(), 'quire-cache', name);
  }
}

function resolveSearch(search: UserConfig['search']): ResolvedConfig['search'] {
  if (search === false) return undefined;
  const shared = { synonyms: [], boosts: [] };
  if (typeof search === 'object' && search.provider === 'hosted') return { ...shared, fallback: true, ...search };
  return { ...shared, ...(typeof search === 'object' && search), provider: 'local' };
}
