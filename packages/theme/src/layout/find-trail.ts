/** The trail to a page: the groups of the sidebar around it, and its own title. */
import type { PageView, SidebarNode } from '@quire/engine/shared';

/** From the outermost group to the page; the title alone where the sidebar does not list it. */
export function findTrail({ page, sidebar, href }: Pick<PageView, 'page' | 'sidebar' | 'href'>): string[] {
  return findInNodes(sidebar, href) ?? [page.title];
}

function findInNodes(nodes: readonly SidebarNode[], href: string): string[] | undefined {
  for (const node of nodes) {
    const trail = findInNode(node, href);
    if (trail) return trail;
  }
  return undefined;
}

function findInNode(node: SidebarNode, href: string): string[] | undefined {
  if (node.type !== 'item' && node.type !== 'group') return undefined;
  if (node.href === href) return [node.text];
  const inner = node.type === 'group' ? findInNodes(node.items, href) : undefined;
  return inner && [node.text, ...inner];
}
