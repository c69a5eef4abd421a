/** Resolves the locales of a site, from its configuration or its folders. */

import { existsSync, readdirSync } from 'node:fs';
import { isMarkdownPath } from '../files/page-path.ts';
import type { UserConfig } from './config.ts';
import type { LocaleConfig, SiteLocaleConfig } from './locale-config.ts';
import {
  NAMED_TEXTS,
  type NamedTexts,
  OVERVIEW_TEXTS,
  type ThemeConfig,
  type ThemeLocaleConfig,
} from './theme-config.ts';

const LANGUAGE = /^[a-z]{2}(?:-[A-Z][A-Za-z]{1,3})?$/;

/** By default English, or the first language that has a folder. */
export function findDefaultLang({ lang, locales, themeConfig }: UserConfig, contentDir: string): string {
  const named = [...(locales ?? []), ...(themeConfig?.locales ?? [])].map((locale) => locale.lang);
  if (lang !== undefined) return lang;
  if (named.length > 0) return named.includes('en') ? 'en' : (named[0] ?? 'en');
  const folders = listLanguageFolders(contentDir);
  return folders.includes('en') || hasPages(contentDir) ? 'en' : (folders[0] ?? 'en');
}

/** The default locale comes first. */
export function resolveLocales(user: UserConfig, defaultLang: string, contentDir: string): LocaleConfig[] {
  const themeConfig = user.themeConfig ?? {};
  const named = user.locales ?? themeConfig.locales?.map(toSiteLocale) ?? findLocales(contentDir, defaultLang);
  const first = named.find(({ lang }) => lang === defaultLang) ?? {
    lang: defaultLang,
    label: nameLanguage(defaultLang),
  };
  return [first, ...named.filter(({ lang }) => lang !== defaultLang)].map((site) =>
    mergeLocale(
      site,
      themeConfig.locales?.find(({ lang }) => lang === site.lang),
      themeConfig,
    ),
  );
}

function toSiteLocale({ lang, label = nameLanguage(lang) }: ThemeLocaleConfig): SiteLocaleConfig {
  return { lang, label };
}

/** Settings of a locale take precedence over those for all. */
function mergeLocale(site: SiteLocaleConfig, own: ThemeLocaleConfig | undefined, theme: ThemeConfig): LocaleConfig {
  const { nav, sidebar, editLink, footer } = theme;
  const shared = {
    ...(nav && { nav }),
    ...(sidebar && { sidebar }),
    ...(editLink && { editLink }),
    ...(footer && { footer }),
  };
  const merged = { ...shared, ...own, ...site };
  return { ...merged, texts: { ...nameTexts(theme), ...nameTexts(own ?? {}), ...own?.texts } };
}

/** The named texts by the theme's keys. */
function nameTexts({
  overview,
  editLink,
  ...texts
}: NamedTexts & Pick<ThemeConfig, 'editLink'>): Record<string, string> {
  const written: Readonly<Record<string, string | undefined>> = { ...texts, ...overview, editLinkText: editLink?.text };
  const keys = Object.entries({ ...NAMED_TEXTS, editLinkText: 'editLinkText', ...OVERVIEW_TEXTS });
  return Object.fromEntries(keys.flatMap(([name, key]) => (written[name] === undefined ? [] : [[key, written[name]]])));
}

/** Without configured locales, folders named after languages are locales. */
function findLocales(contentDir: string, defaultLang: string): SiteLocaleConfig[] {
  const folders = listLanguageFolders(contentDir);
  return folders.includes(defaultLang) ? folders.map((lang) => ({ lang, label: nameLanguage(lang) })) : [];
}

function listLanguageFolders(contentDir: string): string[] {
  if (!existsSync(contentDir)) return [];
  const folders = readdirSync(contentDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return (
    folders
      .map(({ name }) => name)
      // Two letters that are not a language, such as `js`, are an ordinary folder.
      .filter((name) => LANGUAGE.test(name) && nameLanguage(name) !== name)
      .sort()
  );
}

function hasPages(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => isMarkdownPath(name) || /^index\.[jt]sx$/.test(name));
}

/** The languages of the default theme: loading all language names takes a fiftieth of a small build. */
const NAMES: Readonly<Record<string, string>> = { en: 'English', zh: '中文' };

/** The name of a language in itself: `Deutsch`. */
export function nameLanguage(lang: string): string {
  return NAMES[lang] ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}
