/** A section is the set of pages of a locale that share a sidebar, with their shared data. (docs/behavior/chrome.md) */

import {
  flattenSidebar,
  isLargeSidebar,
  type LocaleView,
  matchesNavItem,
  type NavItem,
  type SectionData,
  type SidebarNode,
  stripBase,
} from '@quire/client/contract';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { type ContentRoot, getContentRoot } from '../config/content-roots.ts';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createTextTranslator } from '../config/translate-text.ts';
import { isListed, type Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { createConfiguredSidebars, readConfiguredNav } from './configured-navigation.ts';
import { tryLoad } from './folder-tree.ts';
import { dropHiddenItems, dropHiddenNodes, type IsHidden, matchHrefs } from './hidden-links.ts';
import { createLinker, type PlacedLink } from './locale-href.ts';
import { loadNav } from './meta.ts';
import { findNavFaults } from './meta-faults.ts';
import { createNav } from './nav.ts';
import { createSidebars } from './sidebar.ts';
import { createLocaleView, createSiteView } from './site-view.ts';

/** Without the theme's texts, which are only known after it is bundled. */
export type SectionWithoutTexts = Omit<SectionData, 'locale'> & { locale: Omit<LocaleView, 'texts'> };

export interface Sections<Data = SectionData> {
  /** The key of a page's section: that of the longest matching prefix. */
  keyOf(page: SectionPage): string;
  /** All sections by key. */
  data: ReadonlyMap<string, Data>;
  /** The sidebars of a locale in navigation order; those that the navigation does not link come last. */
  sidebarsOf(lang: string): SidebarNode[][];
  /** The links in `_nav.json` and `_meta.json`. */
  links: PlacedLink[];
  /** The errors of `_nav.json` and `_meta.json`, without which the sections are incomplete. */
  errors: Diagnostic[];
  /** Errors for entries of `_meta.json` and `_nav.json` without effect: they have no page, or a misspelled field. */
  missing: CheckDiagnostic[];
  /** Heading depths for overviews, from `_meta.json`, by href. */
  overviewHeaders: ReadonlyMap<string, number[]>;
}

type SectionPage = Pick<Page, 'version' | 'lang' | 'pagePath'>;

export function createSections(routes: RouteTable, config: ResolvedConfig): Sections<SectionWithoutTexts> {
  const sidebars = new Map<string, Map<string, SidebarNode[]>>();
  const data = new Map<string, SectionWithoutTexts>();
  const overviewHeaders = new Map<string, number[]>();
  const links: PlacedLink[] = [];
  const errors: Diagnostic[] = [];
  const missing: CheckDiagnostic[] = [];
  const site = { routes, config };
  for (const { root, locale } of listRoots(config)) {
    const isInRoot = (page: Page) => page.lang === root.lang && page.version === root.version;
    const drafts = routes.drafts?.pages.filter(isInRoot) ?? [];
    // An entry for a draft or an unlisted page is valid, but not shown.
    const all = [...routes.pages, ...(routes.drafts?.pages ?? [])];
    const pages = all.filter(isInRoot);
    const isHidden = matchHrefs([...pages.filter((page) => !isListed(page)), ...drafts], config.base);
    const [navLinker, sidebarLinker] = [createLinker('nav', root, site), createLinker('sidebar', root, site)];
    const nav = readConfiguredNav(locale, root, config) ?? tryLoad(errors, () => loadNavOf(root, config, errors));
    missing.push(...findNavFaults(nav ?? []));
    // Without a navigation, the whole locale is one section.
    const ofFiles = createSidebars({
      root,
      pages,
      originals: all.filter(({ lang, version }) => lang === config.defaultLang && version === root.version),
      config,
      sections: nav !== undefined,
      isHidden,
      linker: sidebarLinker,
      errors,
      missing,
    });
    const configured = createConfiguredSidebars(locale, { root, site, linker: sidebarLinker, missing });
    const complete = configured ? replaceSidebars(ofFiles.byFolder, configured, config) : ofFiles.byFolder;
    const byFolder = dropHiddenPages(complete, isHidden);
    sidebars.set(toKey(root, ''), byFolder);
    const view = createLocaleView(locale, root, config);
    const shared = {
      site: createSiteView(locale, root, { site, linker: navLinker }),
      locale: view,
      locales: toRefs(config),
      defaultLang: config.defaultLang,
      ...(config.versions && { versions: { current: root.version, ...config.versions } }),
      nav: dropHiddenItems(createNav(nav ?? [], navLinker, root.routePrefix), matchHrefs(drafts, config.base)),
    };
    for (const folder of new Set([...byFolder.keys(), ''])) {
      const sidebar = byFolder.get(folder) ?? [];
      data.set(toKey(root, folder), { ...shared, sidebar, largeSidebar: isLargeSidebar(sidebar) });
    }
    for (const [href, depths] of ofFiles.overviewHeaders) overviewHeaders.set(href, depths);
    links.push(...navLinker.links, ...sidebarLinker.links);
  }
  const sidebarsOf = (root: { version: string; lang: string }) =>
    sidebars.get(toKey(root, '')) ?? new Map<string, SidebarNode[]>();
  const keyOf = (page: SectionPage) => toKey(page, findLongestPrefix([...sidebarsOf(page).keys()], page.pagePath));
  return {
    keyOf,
    data,
    sidebarsOf: (lang) => {
      const root = { version: config.versions?.default ?? '', lang };
      return sortByNav([...sidebarsOf(root).values()], data.get(toKey(root, ''))?.nav ?? [], config.base);
    },
    links,
    errors,
    missing,
    overviewHeaders,
  };
}

/** @param getTexts returns all strings of the theme in a language */
export function addTexts(
  sections: Sections<SectionWithoutTexts>,
  config: ResolvedConfig,
  getTexts: (lang: string, overrides?: Record<string, string>) => Record<string, string>,
): Sections {
  const byLang = new Map(
    config.locales.map((locale) => [locale.lang, getTexts(locale.lang, listTexts(locale, config))]),
  );
  const add = ({ locale, ...section }: SectionWithoutTexts): SectionData => {
    return { ...section, locale: { ...locale, texts: byLang.get(locale.lang) ?? {} } };
  };
  return { ...sections, data: new Map([...sections.data].map(([key, section]) => [key, add(section)])) };
}

/** The part of sections with the strings of the theme. */
export type SectionTexts = Pick<Sections<{ locale: Pick<LocaleView, 'lang' | 'texts'> }>, 'data'>;

/** The strings of a language. */
export function findTexts({ data }: SectionTexts, lang: string): Readonly<Record<string, string>> {
  return [...data.values()].find(({ locale }) => locale.lang === lang)?.locale.texts ?? {};
}

/** Sorts sidebars by the first navigation item that links into each. */
function sortByNav(sidebars: SidebarNode[][], nav: NavItem[], base: string): SidebarNode[][] {
  const positionOf = (nodes: SidebarNode[]) =>
    flattenSidebar(nodes)
      .map(({ href }) => nav.findIndex((item) => matchesNavItem(item, stripBase(href, base) ?? href, base)))
      .find((position) => position !== -1) ?? nav.length;
  return sidebars.toSorted((a, b) => positionOf(a) - positionOf(b));
}

type Sidebars = Map<string, SidebarNode[]>;

/** Removes sidebars without visible pages. */
function dropHiddenPages(sidebars: Sidebars, isHidden: IsHidden): Sidebars {
  return new Map(
    [...sidebars].flatMap(([folder, nodes]) => {
      const shown = dropHiddenNodes(nodes, isHidden);
      return shown.length === 0 && nodes.length > 0 ? [] : [[folder, shown]];
    }),
  );
}

/** Configured sidebars replace those of folders. */
function replaceSidebars(
  ofFiles: Sidebars,
  configured: Sidebars,
  { foreign: { folderSidebars = true } }: ResolvedConfig,
): Sidebars {
  const prefixes = [...configured.keys()];
  const left = [...ofFiles].filter(([folder]) => !prefixes.some((prefix) => folder.startsWith(prefix)));
  return new Map([...(folderSidebars ? left : []), ...configured]);
}

/** The locale's texts, including those of the site's components. */
function listTexts({ lang, texts }: LocaleConfig, { i18nSource }: ResolvedConfig): Record<string, string> {
  const own = Object.entries(i18nSource).flatMap(([key, byLang]) =>
    byLang[lang] === undefined ? [] : [[key, byLang[lang]]],
  );
  return { ...Object.fromEntries(own), ...texts };
}

/** Every combination of version and locale. */
function listRoots(config: ResolvedConfig): Array<{ root: ContentRoot; locale: LocaleConfig }> {
  const versions = config.versions?.all ?? [''];
  return versions.flatMap((version) =>
    config.locales.map((locale) => ({ root: getContentRoot({ version, lang: locale.lang }, config), locale })),
  );
}

/** A locale without a navigation uses that of the default locale. */
function loadNavOf(root: ContentRoot, config: ResolvedConfig, errors: Diagnostic[]) {
  const original = getContentRoot({ ...root, lang: config.defaultLang }, config);
  const context = { translate: createTextTranslator(config, root.lang), errors };
  return loadNav(root.folder, config, context) ?? loadNav(original.folder, config, context);
}

/** Prefixes match whole segments: `guide/a/` matches `guide/a`, but not `guide/ab`. */
function findLongestPrefix(prefixes: string[], pagePath: string): string {
  const path = `${pagePath}/`;
  return prefixes.filter((prefix) => path.startsWith(prefix)).sort((a, b) => b.length - a.length)[0] ?? '';
}

/** A key for file names: `en-guide`, `zh`, `v2-zh-guide`. Hyphens in folder names are doubled. */
function toKey({ version, lang }: { version: string; lang: string }, folder: string): string {
  const folders = folder.replaceAll('-', '--').split('/');
  return [version, lang, ...folders].filter((part) => part !== '').join('-');
}

function toRefs({ locales }: ResolvedConfig) {
  return locales.map(({ lang, label }) => ({ lang, label }));
}
