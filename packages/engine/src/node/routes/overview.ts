/** Creates the data of overview pages: the sub-pages of a route, grouped as in the sidebar. (docs/behavior/page-types.md) */

import {
  type OverviewGroup,
  type OverviewPage,
  POSTS_FILTERED_FROM,
  type SidebarNode,
  toHref,
} from '@quire/client/contract';
import GithubSlugger from 'github-slugger';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { writeDate } from './write-date.ts';

/** The default heading depths of an overview. (docs/behavior/page-types.md) */
export const OVERVIEW_HEADERS_DEFAULT = [2];

export interface OverviewInput {
  overview: Page;
  /** The pages of the locale. */
  pages: Page[];
  sidebar: SidebarNode[];
  /** Heading depths from `_meta.json`, by href. */
  overviewHeaders: ReadonlyMap<string, number[]>;
  config: ResolvedConfig;
  /** The name of the group for pages that are in no group of the sidebar. */
  othersText: string;
}

export function createOverview({
  overview,
  pages,
  sidebar,
  overviewHeaders,
  config,
  othersText,
}: OverviewInput): OverviewGroup[] {
  const folder = toFolder(overview.routePath);
  const byHref = new Map(
    pages
      .filter((page) => page !== overview && page.routePath.startsWith(folder))
      .map((page) => [toHref(page.routePath, config.base), page]),
  );
  const isLongBlog = [...byHref.values()].filter(isPost).length >= POSTS_FILTERED_FROM;
  const toEntry = (href: string, text?: string) => {
    const page = byHref.get(href);
    byHref.delete(href);
    const depths =
      page?.frontmatter.overviewHeaders ??
      overviewHeaders.get(href) ??
      overview.frontmatter.overviewHeaders ??
      OVERVIEW_HEADERS_DEFAULT;
    if (!page) return [];
    // A short list of posts shows descriptions instead of headings.
    return [createEntry(page, { href, depths: isPost(page) && !isLongBlog ? [] : depths, text })];
  };
  const nodes = findInner(sidebar, toHref(overview.routePath, config.base)) ?? sidebar;
  const [first, last] = [nodes.findIndex(isGroup), nodes.findLastIndex(isGroup)];
  const groups = nodes.flatMap((node, index): Array<Omit<OverviewGroup, 'id'>> => {
    // A page between two groups keeps its position, as a separate group.
    if (node.type === 'item' && index > first && index < last)
      return [{ text: node.text, pages: toEntry(node.href, node.text) }];
    if (!isGroup(node)) return [];
    if (node.href !== undefined) byHref.delete(node.href);
    const entries = listItems(node.items).flatMap(({ href, text }) => toEntry(href, text));
    return [{ text: node.text, ...(node.href !== undefined && { href: node.href }), pages: entries }];
  });
  const loose = nodes.flatMap((node) => (node.type === 'item' ? toEntry(node.href, node.text) : []));
  const rest = [...loose, ...[...byHref.keys()].flatMap((href) => toEntry(href))];
  const others = rest.length > 0 ? [{ text: othersText, pages: rest }] : [];
  const slugger = new GithubSlugger();
  // Reserve the ids of the page's own headings.
  for (const { id } of overview.headings) slugger.occurrences[id] = 0;
  return [...groups, ...others]
    .filter((group) => group.pages.length > 0)
    .map((group) => ({ ...group, id: slugger.slug(group.text) || slugger.slug('group') }));
}

function toFolder(routePath: string): string {
  return routePath.endsWith('/') ? routePath : `${routePath}/`;
}

function isPost({ frontmatter }: Page): boolean {
  return frontmatter.date !== undefined;
}

type Group = Extract<SidebarNode, { type: 'group' }>;

function isGroup(node: SidebarNode): node is Group {
  return node.type === 'group';
}

/** The nodes of the overview's own group, of which it is the header or an item, if there are groups in it. */
function findInner(nodes: SidebarNode[], href: string): SidebarNode[] | undefined {
  for (const { href: own, items } of nodes.filter(isGroup)) {
    const isOwn = own === href || items.some((node) => node.type === 'item' && node.href === href);
    const inner = isOwn && items.some(isGroup) ? items : findInner(items, href);
    if (inner) return inner;
  }
  return undefined;
}

function listItems(nodes: SidebarNode[]): Array<{ href: string; text: string }> {
  return nodes.flatMap((node) => {
    if (node.type === 'item') return [node];
    if (node.type !== 'group') return [];
    return [...(node.href === undefined ? [] : [{ href: node.href, text: node.text }]), ...listItems(node.items)];
  });
}

function createEntry(
  page: Page,
  { href, depths, text }: { href: string; depths: number[]; text: string | undefined },
): OverviewPage {
  const headings = page.headings
    .filter((heading) => heading.text !== '' && depths.includes(heading.depth))
    .map(({ text: label, id }) => ({ text: label, href: `${href}#${id}` }));
  const { date, description, summary = description } = page.frontmatter;
  return {
    text: text ?? page.title,
    href,
    headings,
    ...(date !== undefined && { date: writeDate(date, page.lang) }),
    ...(summary !== undefined && { summary }),
    ...(page.valueType !== undefined && { valueType: page.valueType }),
  };
}
