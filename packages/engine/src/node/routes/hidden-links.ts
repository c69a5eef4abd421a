/** Removes links to drafts and unlisted pages from navigation and sidebars. */
import { type NavItem, type SidebarNode, toHref } from '@quire/client/contract';
import type { Page } from '../content/page.ts';
import { pickMarks } from './marks.ts';

export type IsHidden = (href: string) => boolean;

export function matchHrefs(pages: Page[], base: string): IsHidden {
  const hrefs = new Set(pages.map(({ routePath }) => toHref(routePath, base)));
  return (href) => hrefs.has(href.replace(/[?#].*$/s, ''));
}

/** Also removes groups without visible pages. One with only its own page is an item, because nothing is below it. */
export function dropHiddenNodes(nodes: SidebarNode[], isHidden: IsHidden): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (node.type === 'item') return isHidden(node.href) ? [] : [node];
    if (node.type !== 'group') return [node];
    const { href, ...group } = node;
    const items = dropHiddenNodes(node.items, isHidden);
    const hasLink = href !== undefined && !isHidden(href);
    if (hasLink && items.length === 0)
      return [{ type: 'item', text: node.text, href, ...pickMarks(node, 'tag', 'context') }];
    const isChanged = items.length < node.items.length || (href !== undefined && !hasLink);
    return isChanged && items.length === 0 ? [] : [{ ...group, ...(hasLink && { href }), items }];
  });
}

export function dropHiddenItems(items: NavItem[], isHidden: IsHidden): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const children = item.items && dropHiddenItems(item.items, isHidden);
    const { href, items: _, ...rest } = item;
    const hasLink = href !== undefined && !isHidden(href);
    const isEmpty = !hasLink && (children?.length ?? 0) === 0;
    if (isEmpty && (href !== undefined || (item.items?.length ?? 0) > 0)) return [];
    return [{ ...rest, ...(hasLink && { href }), ...(children && { items: children }) }];
  });
}
