import { findActiveItems } from '../../shared/navigation.ts';
import { toHref } from '../../shared/route-path.ts';
import { findTrail } from '../../shared/sidebar.ts';
import type { Page } from '../content/page.ts';
import type { Sections } from './sections.ts';

/** The breadcrumbs of a page from the navigation bar to its sidebar group, without the page: `Guide`, `Basic`. */
export function listTrail(page: Page, sections: Sections, base: string): string[] {
  const { nav = [], sidebar = [] } = sections.data.get(sections.keyOf(page)) ?? {};
  const [item] = findActiveItems(nav, page.routePath, base);
  const groups = findTrail(sidebar, toHref(page.routePath, base))?.slice(0, -1) ?? [];
  const labels = [...(item ? [item.text] : []), ...groups];
  return [...new Set(labels)].filter((label) => label !== page.title);
}
