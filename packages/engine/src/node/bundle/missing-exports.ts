/** What to use instead of functions of Rspress's theme and runtime that Quire does not have. */
const INSTEAD: Readonly<Record<string, string>> = {
  getSidebarDataGroup: 'The function "useSidebar" returns the sidebar of the page.',
  initPageData: 'Every page is a document: link to it.',
  isActive: 'Use the function that "useActiveMatcher" returns.',
  pathnameToRouteService: 'In a page, "usePages" lists all pages.',
  preloadLink: 'Pages are loaded before their links are followed: leave the call out.',
  RenderType: 'The search shows its own results: leave out what renders them.',
  safePreconnect: 'Write <link rel="preconnect"> in "head" of the configuration.',
  safePreload: 'Write <link rel="preload"> in "head" of the configuration.',
  useFullTextSearch: 'The search is a part of the layout: use the component "Search".',
  useSidebarDynamic: 'The function "useSidebar" returns the sidebar; its groups open and close by themselves.',
  warmPageData: 'Pages are loaded before their links are followed: leave the call out.',
  withSiteOrigin: 'Write the whole URL: components do not know where the site is published.',
};

export function explainMissingExport(name: string): string {
  const instead = Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
  return instead ?? 'Write it in a module of the site, or leave it out.';
}
