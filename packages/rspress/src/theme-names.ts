/** What the names of Rspress's theme mean here: components of ours, or nothing. */
import type { ThemeComponent } from '@quire/engine';

/** Components of ours that have another name. */
export const COUNTERPARTS: Readonly<Record<string, ThemeComponent>> = {
  HomeFooter: { component: 'SiteFooter', exported: 'SiteFooter' },
  Link: { component: 'SiteLink', exported: 'Link' },
  NavTitle: { component: 'Brand', exported: 'Brand' },
  NotFoundLayout: { component: 'NotFound', exported: 'NotFound' },
  SwitchAppearance: { component: 'AppearanceToggle', exported: 'AppearanceToggle' },
};

const TEXT = 'texts are HTML, and their elements are no components';
const CODE = 'code is rendered at build time';
const SEARCH = 'the search is configured by "search"';
const MARKDOWN = 'the links to the Markdown of a page are below its title';

/** Names of components that a theme for Rspress replaces in vain, and why. */
const WITHOUT_COUNTERPART: Readonly<Record<string, string>> = {
  CodeBlock: CODE,
  CodeBlockRuntime: CODE,
  CodeButtonGroup: CODE,
  DocContent: TEXT,
  FallbackHeading: TEXT,
  getCustomMDXComponent: TEXT,
  HomeBackground: 'the background of a home page is a part of "HomeHero"',
  LlmsContainer: MARKDOWN,
  LlmsCopyButton: MARKDOWN,
  LlmsViewOptions: MARKDOWN,
  NavHamburger: 'the menu of narrow screens is "MobileMenu"',
  ReadPercent: 'there is none',
  SearchButton: SEARCH,
  SearchPanel: SEARCH,
  SidebarList: 'the rows of the sidebar are "SidebarNodes"',
};

/** Why a component of a theme for Rspress is not shown; undefined where it is. */
export function findReason(name: string, usesPlugins: boolean): string | undefined {
  // Plugins bring a search of their own: what they export renders nothing here.
  if (name === 'Search' && usesPlugins) return SEARCH;
  return Object.hasOwn(WITHOUT_COUNTERPART, name) ? WITHOUT_COUNTERPART[name] : undefined;
}

/** Packages of which nothing is run, installed or not. */
export const SUBSTITUTED = /^(?:@rspress\/plugin-|rspress-plugin-)/;
