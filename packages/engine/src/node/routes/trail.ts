import { isActiveNavItem } from '../../shared/navigation.ts';
import { toHref } from '../../shared/route-path.ts';
import type { SidebarNode } from '../../shared/sidebar.ts';
import type { Page } from '../content/page.ts';
import type { Sections } from './sections.ts';

/** What leads to a page, from the navigation bar to its group in the sidebar, without the page: `Guide`, `Basic`. */
export function listTrail(page: Page, sections: Sections, base: string): string[] {
  const { nav = [], sidebar = [] } = sections.data.get(sections.keyOf(page)) ?? {};
  const item = nav.find((each) => isActiveNavItem(each, page.routePath, base));
  const groups = findGroups(sidebar, toHref(page.routePath, base)) ?? [];
  const labels = [...(item ? [item.text] : []), ...groups];
  return [...new Set(labels)].filter((label) => label !== page.title);
}

/** Undefined where the page is not in the sidebar. */
function findGroups(nodes: readonly SidebarNode[], href: string): string[] | undefined {
  for (const node of nodes) {
    if (node.type === 'item' && node.href === href) return [];
    if (node.type !== 'group') continue;
    if (node.href === href) return [];
    const inside = findGroups(node.items, href);
    if (inside) return [node.text, ...inside];
  }
  return undefined;
}
