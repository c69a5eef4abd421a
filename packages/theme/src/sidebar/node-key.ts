import type { SidebarGroup, SidebarNode } from '@quire/client/contract';

/** The React key of a row. */
export function getNodeKey(node: SidebarNode, index: number): string {
  if (node.type === 'divider') return `divider ${index}`;
  if (node.type === 'section-header') return `header ${node.text}`;
  return `${node.type} ${node.href ?? node.text}`;
}

/** The name under which a group's state is stored: other groups may have the same text. */
export function getGroupName(group: SidebarGroup): string {
  return `${group.text} ${findFirstHref(group) ?? ''}`;
}

function findFirstHref(node: SidebarNode): string | undefined {
  if (node.type === 'item') return node.href;
  if (node.type !== 'group') return undefined;
  if (node.href !== undefined) return node.href;
  for (const child of node.items) {
    const href = findFirstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
}
