/** Which parts a page shows, by its type, its data and its frontmatter. */
import type { HideablePart, PageRecord, PageView } from '@quire/client/contract';
import type { UiSwitch } from './layout-props.ts';

export interface PageParts {
  nav: boolean;
  sidebar: boolean;
  outline: boolean;
  /** The line below the title: a post's date, the page as Markdown. A page in another language has neither. */
  actions: 'dated' | 'undated' | undefined;
  docFooter: boolean;
  /** Elements that float above the page. */
  globals: boolean;
  /** The columns next to the content. */
  columns: 'both' | 'sidebar' | 'outline' | 'none';
}

/** @param uiSwitch parts that the site's own layout turns off */
export function getPageParts(
  { page, sidebar: nodes }: Pick<PageView, 'page' | 'sidebar'>,
  { showNavbar = true, showSidebar = true, showAside = true, showDocFooter = true }: UiSwitch = {},
): PageParts {
  const isDoc = page.pageType === 'doc';
  const hasSidebar = isDoc || page.pageType === 'overview';
  const sidebar = showSidebar && hasSidebar && nodes.length > 0 && !isHidden(page, 'sidebar');
  const outline = showAside && isDoc && page.headings.length > 0 && !isHidden(page, 'outline');
  return {
    nav: showNavbar && page.pageType !== 'blank' && !isHidden(page, 'navbar'),
    sidebar,
    outline,
    actions: isDoc ? findActions(page) : undefined,
    docFooter: showDocFooter && isDoc && !isHidden(page, 'footer'),
    globals: !isHidden(page, 'globalUIComponents'),
    columns: sidebar ? (outline ? 'both' : 'sidebar') : outline ? 'outline' : 'none',
  };
}

function findActions(page: PageRecord): PageParts['actions'] {
  if (page.date) return 'dated';
  return page.markdownHref ? 'undated' : undefined;
}

export function isHidden(page: PageRecord, part: HideablePart): boolean {
  return page.hide?.includes(part) ?? false;
}
