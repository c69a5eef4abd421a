/** Owns the identity of sidebar rows, which lets a row's DOM survive when the rest of its section arrives. */
import type { SidebarNode } from '@quire/engine/shared';

export function getNodeKey(node: SidebarNode, index: number): string {
  if (node.type === 'divider') return `divider ${index}`;
  if (node.type === 'section-header') return `header ${node.text}`;
  return `${node.type} ${node.href ?? node.text}`;
}
