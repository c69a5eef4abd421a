/** Maps the components of Rspress's theme to those of Quire. */
import type { ThemeComponent } from '@quire/engine';

/** Components with another name in Quire. */
export const COUNTERPARTS: Readonly<Record<string, ThemeComponent>> = {
  HomeFooter: { component: 'SiteFooter', exported: 'SiteFooter' },
  Link: { component: 'SiteLink', exported: 'Link' },
  NavTitle: { component: 'Brand', exported: 'Brand' },
  NotFoundLayout: { component: 'NotFound', exported: 'NotFound' },
  SwitchAppearance: { component: 'AppearanceToggle', exported: 'AppearanceToggle' },
};

const TEXT = 'the text of a page is HTML, whose elements are not components';
const CODE = 'code is rendered at build time';
const SEARCH = 'the search is configured by "search"';
const MARKDOWN = 'the links to the Markdown of a page are below its title';

/** Components whose replacement has no effect, with the reason. */
const WITHOUT_COUNTERPART: Readonly<Record<string, string>> = {
  CodeBlock: CODE,
  CodeBlockRuntime: CODE,
  CodeButtonGroup: CODE,
  DocContent: TEXT,
  FallbackHeading: TEXT,
  getCustomMDXComponent: TEXT,
  HomeBackground: 'the background of a home page is part of "HomeHero"',
  LlmsContainer: MARKDOWN,
  LlmsCopyButton: MARKDOWN,
  LlmsViewOptions: MARKDOWN,
  NavHamburger: 'the menu of narrow screens is "MobileMenu"',
  ReadPercent: 'Quire does not show the reading progress',
  SearchButton: SEARCH,
  SearchPanel: SEARCH,
  SidebarList: 'the rows of the sidebar are "SidebarNodes"',
};

/** Why replacing a component has no effect; undefined if it has. */
export function findReason(name: string, usesPlugins: boolean): string | undefined {
  // A `Search` from a plugin renders nothing, because plugins are not run.
  if (name === 'Search' && usesPlugins) return SEARCH;
  return Object.hasOwn(WITHOUT_COUNTERPART, name) ? WITHOUT_COUNTERPART[name] : undefined;
}

/** Packages that are not run, even if they are installed. */
export const SUBSTITUTED = /^(?:@rspress\/plugin-|rspress-plugin-)/;

/** What to use in place of functions of Rspress's theme and runtime that Quire does not have. */
export const ALTERNATIVES: ReadonlyMap<string, string> = new Map([
  ['getSidebarDataGroup', 'The function "useSidebar" returns the sidebar of the page.'],
  ['initPageData', 'Every page is a document: link to it.'],
  ['isActive', 'Use the function that "useActiveMatcher" returns.'],
  ['pathnameToRouteService', 'In a page, "usePages" lists all pages.'],
  ['preloadLink', 'Pages are loaded before their links are followed: leave the call out.'],
  ['RenderType', 'The search shows its own results: leave out what renders them.'],
  ['safePreconnect', 'Write <link rel="preconnect"> in "head" of the configuration.'],
  ['safePreload', 'Write <link rel="preload"> in "head" of the configuration.'],
  ['useFullTextSearch', 'The search is a part of the layout: use the component "Search".'],
  ['useSidebarDynamic', 'The function "useSidebar" returns the sidebar; its groups open and close by themselves.'],
  ['warmPageData', 'Pages are loaded before their links are followed: leave the call out.'],
  ['withSiteOrigin', 'Write the whole URL: components do not know where the site is published.'],
]);
