/** Owns which parts a page shows, by its type, its data and its frontmatter. */
import type { PageRecord, PageType, PageView } from '@quire/engine/shared';
import type { ComponentType } from 'react';
import { HomeFoot, HomeHead } from '../home/home.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Overview } from '../overview/overview.tsx';

interface PageTypeParts {
  nav: boolean;
  sidebar: boolean;
  outline: boolean;
  /** The actions on the page and the footer with its neighbours. */
  doc: boolean;
  /** Rendered before the text. */
  Before?: ComponentType;
  /** Rendered after the text. */
  After?: ComponentType;
}

const bare: PageTypeParts = { nav: true, sidebar: false, outline: false, doc: false };

const pageTypes: Record<PageType, PageTypeParts> = {
  home: { ...bare, Before: HomeHead, After: HomeFoot },
  doc: { nav: true, sidebar: true, outline: true, doc: true },
  overview: { ...bare, sidebar: true, After: Overview },
  '404': { ...bare, Before: NotFound },
  custom: bare,
  blank: { ...bare, nav: false },
};

export interface PageParts {
  nav: boolean;
  sidebar: boolean;
  outline: boolean;
  /** The line under the title: a post's date, the page as Markdown. A text in another language has neither. */
  actions: 'dated' | 'undated' | undefined;
  docFooter: boolean;
  /** What hovers over the page. */
  globals: boolean;
  /** How the columns beside the text share the width. */
  columns: 'both' | 'sidebar' | 'outline' | 'none';
  Before: ComponentType | undefined;
  After: ComponentType | undefined;
}

export function getPageParts({ page, sidebar: nodes }: Pick<PageView, 'page' | 'sidebar'>): PageParts {
  const type = pageTypes[page.pageType];
  const sidebar = type.sidebar && nodes.length > 0 && !isHidden(page, 'sidebar');
  const outline = type.outline && page.headings.length > 0 && !isHidden(page, 'outline');
  return {
    nav: type.nav && !isHidden(page, 'navbar'),
    sidebar,
    outline,
    actions: type.doc ? findActions(page) : undefined,
    docFooter: type.doc && !isHidden(page, 'footer'),
    globals: !isHidden(page, 'globalUIComponents'),
    columns: sidebar ? (outline ? 'both' : 'sidebar') : outline ? 'outline' : 'none',
    Before: type.Before,
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
