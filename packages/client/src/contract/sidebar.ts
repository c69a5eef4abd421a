/** The sidebar: its nodes, the neighbors that follow from it, and the branch a page carries. (docs/behavior/chrome.md) */
import type { Link } from './navigation.ts';

export interface SidebarItem {
  type: 'item';
  text: string;
  href: string;
  tag?: string;
  context?: string;
}

export interface SidebarGroup {
  type: 'group';
  text: string;
  /** The group's index page. */
  href?: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarNode[];
  /** Set on a group whose items a page omits. It is closed until the file with the whole sidebar is loaded. */
  pruned?: boolean;
  tag?: string;
  context?: string;
}

export interface SidebarDivider {
  type: 'divider';
  dashed?: boolean;
}

export interface SidebarSectionHeader {
  type: 'section-header';
  text: string;
  tag?: string;
}

export type SidebarNode = SidebarItem | SidebarGroup | SidebarDivider | SidebarSectionHeader;

/** All links of a sidebar in reading order, the index pages of groups included. */
export function flattenSidebar(nodes: SidebarNode[]): Link[] {
  return nodes.flatMap((node) => {
    if (node.type === 'item') return [{ text: node.text, href: node.href }];
    if (node.type !== 'group') return [];
    const own = node.href === undefined ? [] : [{ text: node.text, href: node.href }];
    return [...own, ...flattenSidebar(node.items)];
  });
}

export interface Neighbors {
  previous?: Link;
  next?: Link;
}

/** The pages before and after a page. External links are skipped; if a page is in the sidebar twice, the first occurrence counts. */
export function findNeighbors(nodes: SidebarNode[], href: string): Neighbors {
  const links = listOwnLinks(nodes);
  const index = links.findIndex((link) => link.href === href);
  if (index < 0) return {};
  const [previous, next] = [links[index - 1], links[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Cached, because each page of a section needs them. */
const OWN_LINKS = new WeakMap<SidebarNode[], Link[]>();

function listOwnLinks(nodes: SidebarNode[]): Link[] {
  const links = OWN_LINKS.get(nodes) ?? flattenSidebar(nodes).filter((link) => link.href.startsWith('/'));
  OWN_LINKS.set(nodes, links);
  return links;
}

/** Whether `node` is the page at `href` or contains it. */
export function containsHref(node: SidebarNode, href: string): boolean {
  if (node.type !== 'group') return node.type === 'item' && node.href === href;
  return node.href === href || node.items.some((child) => containsHref(child, href));
}

/** The texts from the outermost group to the page itself; undefined if the page is not in the sidebar. */
export function findTrail(nodes: SidebarNode[], href: string): string[] | undefined {
  const node = nodes[findHolders(nodes, href)[0] ?? -1];
  if (node?.type !== 'item' && node?.type !== 'group') return undefined;
  if (node.href === href || node.type === 'item') return [node.text];
  return [node.text, ...(findTrail(node.items, href) ?? [])];
}

/** The maximum number of nodes at one level in a page's HTML, if the sidebar is not complete. */
const SIDEBAR_WINDOW = 24;

/** A sidebar of at most this many nodes is complete in each page. */
const SIDEBAR_WHOLE_LIMIT = 80;

/** Whether pages contain only a branch of this sidebar. */
export function isLargeSidebar(nodes: SidebarNode[]): boolean {
  return countNodes(nodes) > SIDEBAR_WHOLE_LIMIT;
}

/**
 * The part of a large sidebar in a page's HTML: the branch of `href`, with a window of siblings at each level.
 * The size of a page does not grow with the site. (docs/behavior/output.md)
 */
export function pruneSidebar(nodes: SidebarNode[], href: string): SidebarNode[] {
  const holders = findHolders(nodes, href);
  const start = findWindow(nodes.length, holders[0] ?? 0);
  return nodes.slice(start, start + SIDEBAR_WINDOW).map((node, index) => {
    if (node.type !== 'group') return node;
    const isHolder = holders.includes(start + index);
    return isHolder ? { ...node, items: pruneSidebar(node.items, href) } : { ...node, items: [], pruned: true };
  });
}

/** The first index of the window around an item. */
function findWindow(length: number, place: number): number {
  return Math.max(0, Math.min(place - SIDEBAR_WINDOW / 2, length - SIDEBAR_WINDOW));
}

/** For a list and an href, the indexes of the nodes that are that page or contain it. Cached, because each page needs its own. */
const HOLDERS = new WeakMap<SidebarNode[], Map<string, number[]>>();

function findHolders(nodes: SidebarNode[], href: string): number[] {
  const known = HOLDERS.get(nodes) ?? new Map<string, number[]>();
  if (!HOLDERS.has(nodes)) {
    HOLDERS.set(nodes, known);
    for (const [place, node] of nodes.entries())
      for (const link of flattenSidebar([node])) known.set(link.href, [...(known.get(link.href) ?? []), place]);
  }
  return known.get(href) ?? [];
}

function countNodes(nodes: SidebarNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + (node.type === 'group' ? countNodes(node.items) : 0), 0);
}
