import { flattenSidebar, type SidebarGroup, type SidebarNode } from '@quire/client/contract';

/** The React key of a row. */
export function getNodeKey(node: SidebarNode, index: number): string {
  if (node.type === 'divider') return `divider ${index}`;
  if (node.type === 'section-header') return `header ${node.text}`;
  return `${node.type} ${node.href ?? node.text}`;
}

/** The name under which a group's state is stored: other groups may have the same text. */
export function getGroupName(group: SidebarGroup): string {
  return `${group.text} ${flattenSidebar([group])[0]?.href ?? ''}`;
}
