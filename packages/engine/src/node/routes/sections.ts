/** Sections: the pages of a locale that share a sidebar, and the data that they share. (docs/behavior/chrome.md) */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { LocaleView } from '../../shared/locale.ts';
import { isActiveNavItem, type NavItem } from '../../shared/navigation.ts';
import type { SectionData } from '../../shared/page-view.ts';
import { stripBase, toHref } from '../../shared/route-path.ts';
import {
  flattenSidebar,
  isLargeSidebar,
  listNeighbours,
  type Neighbours,
  type SidebarNode,
} from '../../shared/sidebar.ts';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { type ContentRoot, getContentRoot } from '../config/content-roots.ts';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createTextTranslator } from '../config/translate-text.ts';
import { isListed, type Page } from '../content/page.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { createConfiguredSidebars, readConfiguredNav } from './configured-navigation.ts';
import { createPageFinder } from './find-page.ts';
import { collectErrors } from './folder-tree.ts';
import { dropHiddenItems, dropHiddenNodes, type IsHidden, matchHrefs } from './hidden-links.ts';
import { createLinker, type PlacedLink } from './locale-href.ts';
import { loadNav } from './meta.ts';
import { createNav } from './nav.ts';
import { createSidebars } from './sidebar.ts';
import { createLocaleView, createSiteView } from './site-view.ts';
import type { RouteTable } from './table.ts';

/** The texts are the theme's: they are known once it is bundled. */
export type SectionWithoutTexts = Omit<SectionData, 'locale'> & { locale: Omit<LocaleView, 'texts'> };

export interface Sections<Data = SectionData> {
  /** The key of a page's section: of those that its path begins with, the longest. */
  keyOf(page: SectionPage): string;
  /** All sections by key. */
  data: ReadonlyMap<string, Data>;
  /** The pages before and after a page, in the sidebar of its own section. */
  neighboursOf(page: SectionPage & Pick<Page, 'routePath'>): Neighbours;
  /** The sidebars of a locale, in the order of the navigation; those that it does not lead to are last. */
  sidebarsOf(lang: string): SidebarNode[][];
  /** The links that authors wrote into `_nav.json` and `_meta.json`. */
  links: PlacedLink[];
  /** Entries of `_meta.json` that name no page and no folder. */
  missing: CheckDiagnostic[];
  /** Heading depths for overviews, from `_meta.json`, by href. */
  overviewHeaders: ReadonlyMap<string, number[]>;
}

type SectionPage = Pick<Page, 'version' | 'lang' | 'pagePath'>;

/** @throws UserError with every error of every `_nav.json` and `_meta.json` */
export function createSections(routes: RouteTable, config: ResolvedConfig): Sections<SectionWithoutTexts> {
  const sidebars = new Map<string, Map<string, SidebarNode[]>>();
  const data = new Map<string, SectionWithoutTexts>();
  const neighbours = new Map<string, ReadonlyMap<string, Neighbours>>();
  const overviewHeaders = new Map<string, number[]>();
  const links: PlacedLink[] = [];
  const errors: Diagnostic[] = [];
  const missing: CheckDiagnostic[] = [];
  const finder = createPageFinder(routes, config);
  for (const { root, locale } of listRoots(config)) {
    const isInRoot = (page: Page) => page.lang === root.lang && page.version === root.version;
    const drafts = routes.drafts?.pages.filter(isInRoot) ?? [];
    // An entry that names a draft or an unlisted page is right, and shows nothing.
    const pages = [...routes.pages.filter(isInRoot), ...drafts];
    const isHidden = matchHrefs([...pages.filter((page) => !isListed(page)), ...drafts], config.base);
    const context = { root, finder, base: config.base };
    const [navLinker, sidebarLinker] = [createLinker('nav', context), createLinker('sidebar', context)];
    const nav = readConfiguredNav(locale, root, config) ?? collectErrors(errors, () => loadNavOf(root, config));
    // A navigation means sections; without one the whole locale is one tree.
    const ofFiles = createSidebars({
      root,
      pages,
      config,
      sections: nav !== undefined,
      isHidden,
      linker: sidebarLinker,
      errors,
      missing,
    });
    const configured = createConfiguredSidebars(locale, { root, finder, linker: sidebarLinker, config });
    const complete = configured ? replaceSidebars(ofFiles.byFolder, configured, config) : ofFiles.byFolder;
    const byFolder = dropHiddenPages(complete, isHidden);
    sidebars.set(toKey(root, ''), byFolder);
    const view = createLocaleView(locale, root, config);
    const shared = {
      site: createSiteView(locale, root, { routes, config }),
      locale: view,
      locales: toRefs(config),
      defaultLang: config.defaultLang,
      ...(config.versions && { versions: { current: root.version, ...config.versions } }),
      nav: dropHiddenItems(createNav(nav ?? [], navLinker, root.routePrefix), matchHrefs(drafts, config.base)),
    };
    for (const folder of new Set([...byFolder.keys(), ''])) {
      const sidebar = byFolder.get(folder) ?? [];
      data.set(toKey(root, folder), { ...shared, sidebar, largeSidebar: isLargeSidebar(sidebar) });
      neighbours.set(toKey(root, folder), listNeighbours(sidebar));
    }
    for (const [href, depths] of ofFiles.overviewHeaders) overviewHeaders.set(href, depths);
    links.push(...navLinker.links, ...sidebarLinker.links);
  }
  rejectErrors(errors);
  const sidebarsOf = (root: { version: string; lang: string }) =>
    sidebars.get(toKey(root, '')) ?? new Map<string, SidebarNode[]>();
  const keyOf = (page: SectionPage) => toKey(page, findLongestPrefix([...sidebarsOf(page).keys()], page.pagePath));
  return {
    keyOf,
    data,
    neighboursOf: (page) => neighbours.get(keyOf(page))?.get(toHref(page.routePath, config.base)) ?? {},
    sidebarsOf: (lang) => {
      const root = { version: config.versions?.default ?? '', lang };
      return sortByNav([...sidebarsOf(root).values()], data.get(toKey(root, ''))?.nav ?? [], config.base);
    },
    links,
    missing,
    overviewHeaders,
  };
}

/** @param getTexts every string that the theme shows in a language */
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

/** The strings of a language. */
export function findTexts({ data }: Sections, lang: string): Readonly<Record<string, string>> {
  return [...data.values()].find(({ locale }) => locale.lang === lang)?.locale.texts ?? {};
}

/** A sidebar is where the first of its links is that a nav item leads to. */
function sortByNav(sidebars: SidebarNode[][], nav: NavItem[], base: string): SidebarNode[][] {
  const positionOf = (nodes: SidebarNode[]) =>
    flattenSidebar(nodes)
      .map(({ href }) => nav.findIndex((item) => isActiveNavItem(item, stripBase(href, base) ?? href, base)))
      .find((position) => position !== -1) ?? nav.length;
  return sidebars.toSorted((a, b) => positionOf(a) - positionOf(b));
}

type Sidebars = Map<string, SidebarNode[]>;

/** A folder without any page that is shown has no sidebar. */
function dropHiddenPages(sidebars: Sidebars, isHidden: IsHidden): Sidebars {
  return new Map(
    [...sidebars].flatMap(([folder, nodes]) => {
      const shown = dropHiddenNodes(nodes, isHidden);
      return shown.length === 0 && nodes.length > 0 ? [] : [[folder, shown]];
    }),
  );
}

/** Those of folders are left where none of the configuration is. */
function replaceSidebars(ofFiles: Sidebars, configured: Sidebars, { folderSidebars }: ResolvedConfig): Sidebars {
  const prefixes = [...configured.keys()];
  const left = [...ofFiles].filter(([folder]) => !prefixes.some((prefix) => folder.startsWith(prefix)));
  return new Map([...(folderSidebars ? left : []), ...configured]);
}

/** The locale's own words, and those of the site's components in its language. */
function listTexts({ lang, texts }: LocaleConfig, { i18nSource }: ResolvedConfig): Record<string, string> {
  const own = Object.entries(i18nSource).flatMap(([key, byLang]) =>
    byLang[lang] === undefined ? [] : [[key, byLang[lang]]],
  );
  return { ...Object.fromEntries(own), ...texts };
}

/** Every version in every locale, whether it has pages or not. */
function listRoots(config: ResolvedConfig): Array<{ root: ContentRoot; locale: LocaleConfig }> {
  const versions = config.versions?.all ?? [''];
  return versions.flatMap((version) =>
    config.locales.map((locale) => ({ root: getContentRoot({ version, lang: locale.lang }, config), locale })),
  );
}

/** A locale without a navigation of its own has the default one's. */
function loadNavOf(root: ContentRoot, config: ResolvedConfig) {
  const original = getContentRoot({ ...root, lang: config.defaultLang }, config);
  const translate = createTextTranslator(config, root.lang);
  return loadNav(config.docsDir, root.folder, translate) ?? loadNav(config.docsDir, original.folder, translate);
}

/** A prefix ends where a segment of the path ends: `guide/a/` is one of the leaf `guide/a`, not of `guide/ab`. */
function findLongestPrefix(prefixes: string[], pagePath: string): string {
  const path = `${pagePath}/`;
  return prefixes.filter((prefix) => path.startsWith(prefix)).sort((a, b) => b.length - a.length)[0] ?? '';
}

/** A name that can be in a file name: `en-guide`, `zh`, `v2-zh-guide`; a hyphen of a folder's own is written twice. */
function toKey({ version, lang }: { version: string; lang: string }, folder: string): string {
  const folders = folder.replaceAll('-', '--').split('/');
  return [version, lang, ...folders].filter((part) => part !== '').join('-');
}

function toRefs({ locales }: ResolvedConfig) {
  return locales.map(({ lang, label }) => ({ lang, label }));
}

/** The page's description or first paragraph, else its locale's, never another language's. (docs/behavior/page-types.md) */
export function describePage(page: Page, config: ResolvedConfig): string {
  const lead = page.fallback === undefined && hasText(page) ? page.lead : undefined;
  return page.description ?? lead ?? describeSite(page.lang, config);
}

/** What is below a hero, or below a 404, does not say what the page is about. */
function hasText({ pageType }: Page): boolean {
  return pageType !== 'home' && pageType !== '404';
}

export function nameSite(lang: string, { locales, title }: ResolvedConfig): string {
  return locales.find((each) => each.lang === lang)?.title ?? title;
}

/** Never in another language than the page's. (docs/behavior/page-types.md) */
export function describeSite(lang: string, { locales, defaultLang, description }: ResolvedConfig): string {
  const locale = locales.find((each) => each.lang === lang);
  return locale?.description ?? (lang === defaultLang ? description : '');
}
