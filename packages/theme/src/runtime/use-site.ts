/** What components can read about the site and their locale. */
import { usePageView } from '@quire/client';
import { getVersion, type PageView } from '@quire/client/contract';
import { addLinks } from './linked-items.ts';
import { isEqualPath } from './paths.ts';
import { useSource } from './use-source.ts';

function describeSite({ site, defaultLang, alternates, nav, sidebar, versions }: PageView, description: string) {
  const { title, logo, logoText, base, socialLinks, darkMode, lastUpdated } = site;
  const locales = alternates.map(({ lang, label }) => ({ lang, label }));
  return {
    title,
    description,
    logo,
    logoText,
    base,
    // Of the site, not of the page: components derive the prefixes of their links from it.
    lang: defaultLang,
    locales,
    themeConfig: { socialLinks, darkMode, lastUpdated, nav: addLinks(nav), sidebar: addLinks(sidebar), locales },
    multiVersion: {
      default: versions.find(({ isDefault }) => isDefault)?.label ?? '',
      versions: versions.map(({ label }) => label),
    },
  };
}

export function useSite() {
  const description = useSource()?.siteDescription ?? '';
  return { site: describeSite(usePageView(), description) };
}

export function useLang(): string {
  return usePageView().locale.lang;
}

export function useVersion(): string {
  return getVersion(usePageView());
}

export function useNav() {
  return addLinks(usePageView().nav);
}

export function useSidebar() {
  return addLinks(usePageView().sidebar);
}

/** The locale with its texts, navigation and sidebar in one. */
export function useLocaleSiteData() {
  const { locale, nav, sidebar } = usePageView();
  const { texts, lang, label } = locale;
  return { lang, label, nav: addLinks(nav), sidebar: addLinks(sidebar), langRoutePrefix: locale.homeHref, ...texts };
}

export function useActiveMatcher(): (link: string) => boolean {
  const { href } = usePageView();
  return (link) => isEqualPath(link, href);
}
