/** The page view: all that a layout shows about the current page, in one object. */
import type { Alternate, Choice, LocaleRef, LocaleView } from './locale.ts';
import type { NavItem } from './navigation.ts';
import type { PageRecord } from './page.ts';
import { toHref } from './route-path.ts';
import { findNeighbors, type Neighbors, pruneSidebar, type SidebarNode } from './sidebar.ts';
import type { SiteView } from './site.ts';
import { translateRoutePath } from './translate-route-path.ts';

/** The data that the pages of one locale and section share; a hashed static file, for islands and the search. */
export interface SectionData {
  /** Hashes of the nav and the sidebar; only set at build time. */
  hashes?: { nav: string; sidebar: string };
  site: SiteView;
  locale: LocaleView;
  locales: LocaleRef[];
  defaultLang: string;
  /** Absent on a site without versions. */
  versions?: SectionVersions;
  nav: NavItem[];
  sidebar: SidebarNode[];
  /** True if pages contain only a branch of the sidebar. */
  largeSidebar: boolean;
  /** At build time: the URL of the file with the whole sidebar, if pages contain only a branch. */
  restHref?: string;
}

export interface SectionVersions {
  current: string;
  /** The version whose routes have no segment. */
  default: string;
  /** In the order of the menu. */
  all: string[];
}

/** The same page in another version, or the version's home. The version is the label. */
export interface VersionLink extends Choice {
  /** The version whose routes have no segment. */
  isDefault: boolean;
}

export interface PageView {
  page: PageRecord;
  site: SiteView;
  locale: LocaleView;
  /** The language whose routes have no segment. */
  defaultLang: string;
  nav: NavItem[];
  sidebar: SidebarNode[];
  /** The sidebar that the page's HTML shows. */
  branch: SidebarNode[];
  neighbors: Neighbors;
  alternates: Alternate[];
  /** Empty on a site without versions. */
  versions: VersionLink[];
  /** The page's own URL, with base. */
  href: string;
  /** The URL of the file with the whole sidebar, if the page contains only a branch. */
  sidebarHref?: string;
  /** Keys of parts that navigations may keep; undefined in the browser. */
  keep?: { nav: string; sidebar: string } | undefined;
}

export function createPageView(page: PageRecord, section: SectionData): PageView {
  const href = toHref(page.routePath, section.site.base);
  return {
    page,
    site: section.site,
    locale: section.locale,
    defaultLang: section.defaultLang,
    nav: section.nav,
    sidebar: section.sidebar,
    branch: section.largeSidebar ? pruneSidebar(section.sidebar, href) : section.sidebar,
    neighbors: page.pageType === 'doc' ? findNeighbors(section.sidebar, href) : {},
    alternates: section.locales.map((locale) => createAlternate(locale, page, section)),
    versions: section.versions ? section.versions.all.map((version) => createVersionLink(version, page, section)) : [],
    href,
    keep: createKeepNames(page, section),
    ...(section.restHref !== undefined && { sidebarHref: section.restHref }),
  };
}

/** The bar of a home page has a different design. */
function createKeepNames({ pageType }: PageRecord, { hashes }: SectionData): PageView['keep'] {
  if (!hashes) return undefined;
  return { ...hashes, nav: pageType === 'home' ? `${hashes.nav} home` : hashes.nav };
}

function createAlternate(locale: LocaleRef, page: PageRecord, section: SectionData): Alternate {
  const { defaultLang, site } = section;
  const prefix = versionPrefix(section.versions?.current, section);
  const target = page.translations.includes(locale.lang) ? withoutPrefix(page.routePath, prefix) : '/';
  const routePath = translateRoutePath(target, { from: section.locale.lang, to: locale.lang, defaultLang });
  return { ...locale, href: toHref(prefix + routePath, site.base), current: locale.lang === section.locale.lang };
}

function createVersionLink(version: string, page: PageRecord, section: SectionData): VersionLink {
  const { defaultLang, site, locale } = section;
  const own = withoutPrefix(page.routePath, versionPrefix(section.versions?.current, section));
  const home = translateRoutePath('/', { from: locale.lang, to: locale.lang, defaultLang });
  const routePath = page.versions?.includes(version) ? own : home;
  return {
    label: version,
    href: toHref(versionPrefix(version, section) + routePath, site.base),
    current: version === section.versions?.current,
    isDefault: version === section.versions?.default,
  };
}

/** `/v2`, or nothing for the default version. */
function versionPrefix(version: string | undefined, { versions }: SectionData): string {
  return version === undefined || version === versions?.default ? '' : `/${version}`;
}

function withoutPrefix(routePath: string, prefix: string): string {
  return routePath.slice(prefix.length) || '/';
}
