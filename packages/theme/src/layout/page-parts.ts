/** Which parts a page shows, by its type, its data and its frontmatter. */
import type { PageRecord, PageType, PageView } from '@quire/client/contract';
import type { ComponentType } from 'react';
import { Overview } from '../overview/overview.tsx';
import type { UiSwitch } from './layout-props.ts';

interface PageTypeParts {
  nav: boolean;
  sidebar: boolean;
  outline: boolean;
  /** The page actions, and the footer with its neighbors. */
  doc: boolean;
  /** Rendered after the content. */
  After?: ComponentType;
}

const bare: PageTypeParts = { nav: true, sidebar: false, outline: false, doc: false };

const pageTypes: Record<PageType, PageTypeParts> = {
  home: bare,
  doc: { nav: true, sidebar: true, outline: true, doc: true },
  overview: { ...bare, sidebar: true, After: Overview },
  '404': bare,
  custom: bare,
  blank: { ...bare, nav: false },
};

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
  After: ComponentType | undefined;
}

/** @param uiSwitch parts that the site's own layout turns off */
export function getPageParts(
  { page, sidebar: nodes }: Pick<PageView, 'page' | 'sidebar'>,
  { showNavbar = true, showSidebar = true, showAside = true, showDocFooter = true }: UiSwitch = {},
): PageParts {
  const type = pageTypes[page.pageType];
  const sidebar = showSidebar && type.sidebar && nodes.length > 0 && !isHidden(page, 'sidebar');
  const outline = showAside && type.outline && page.headings.length > 0 && !isHidden(page, 'outline');
  return {
    nav: showNavbar && type.nav && !isHidden(page, 'navbar'),
    sidebar,
    outline,
    actions: type.doc ? findActions(page) : undefined,
    docFooter: showDocFooter && type.doc && !isHidden(page, 'footer'),
    globals: !isHidden(page, 'globalUIComponents'),
    columns: sidebar ? (outline ? 'both' : 'sidebar') : outline ? 'outline' : 'none',
    After: type.After,
  };
}

function findActions(page: PageRecord): PageParts['actions'] {
  if (page.date) return 'dated';
  return page.markdownHref ? 'undated' : undefined;
}

type HideablePart = NonNullable<PageRecord['hide']>[number];

export function isHidden(page: PageRecord, part: HideablePart): boolean {
  return page.hide?.includes(part) ?? false;
}
