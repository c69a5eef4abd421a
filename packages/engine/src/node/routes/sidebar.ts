/** Builds the sidebars of a locale from its folders and their `_meta.json`. (docs/behavior/chrome.md, docs/behavior/routes.md) */

import { type SidebarGroup, type SidebarItem, type SidebarNode, toHref } from '@quire/client/contract';
import { createError, suggestNearest } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { toTitle } from '../content/create-page.ts';
import type { Page } from '../content/page.ts';
import { dropExtension } from '../files/page-path.ts';
import {
  createDefaultMeta,
  createFolderTree,
  type FolderTree,
  type FolderTreeInput,
  findPageAt,
  joinPath,
} from './folder-tree.ts';
import { dropHiddenNodes, type IsHidden } from './hidden-links.ts';
import type { Linker } from './locale-href.ts';
import { pickMarks } from './marks.ts';
import type { MetaItem, MetaItemOf } from './meta.ts';
import { findMetaFaults } from './meta-faults.ts';

export interface SidebarInput extends FolderTreeInput {
  /** Whether each top-level folder is a section with its own sidebar. */
  sections: boolean;
  linker: Linker;
  /** Links that are removed from the sidebar. */
  isHidden: IsHidden;
  /** Receives errors for entries that have no effect. */
  missing: CheckDiagnostic[];
}

export interface Sidebars {
  /** By folder without locale: `guide/`, or the empty string for all. */
  byFolder: Map<string, SidebarNode[]>;
  /** Heading depths for overviews from `_meta.json`, by href. */
  overviewHeaders: Map<string, number[]>;
}

export function createSidebars(input: SidebarInput): Sidebars {
  const { sections } = input;
  const tree = createFolderTree(input);
  const overviewHeaders = new Map<string, number[]>();
  const context: Context = { ...input, tree, overviewHeaders };
  const root = tree.find('');
  if (!root) return { byFolder: new Map(), overviewHeaders };
  const isWhole = !sections || tree.metaOf('') !== undefined;
  const folders = isWhole ? [''] : root.folders;
  return {
    byFolder: new Map(folders.map((name) => [name === '' ? '' : `${name}/`, createNodes(name, context, true)])),
    overviewHeaders,
  };
}

interface Context extends SidebarInput {
  tree: FolderTree;
  overviewHeaders: Map<string, number[]>;
}

/** @param isWhole whether the folder is a whole sidebar, rather than a group */
function createNodes(folder: string, context: Context, isWhole = false): SidebarNode[] {
  const meta = context.tree.metaOf(folder) ?? createDefaultMeta(folder, context.tree, isWhole);
  return createEntries(meta, folder, context);
}

function createEntries(items: readonly MetaItem[], folder: string, context: Context): SidebarNode[] {
  context.missing.push(...findMetaFaults(items));
  return items.flatMap((item) => createNode(item, folder, context));
}

function createNode(item: MetaItem, folder: string, context: Context): SidebarNode[] {
  switch (item.type) {
    case 'divider':
      return [{ type: 'divider', ...(item.dashed !== undefined && { dashed: item.dashed }) }];
    case 'section-header':
      return [{ type: 'section-header', text: item.label, ...pickMarks(item, 'tag') }];
    case 'name':
      return createNamed(item, folder, context);
    case 'file':
      return createItem(item, folder, context);
    case 'dir':
      return createGroup(item, folder, context);
    case 'dir-section-header':
      return dropHiddenNodes(createGroup({ ...item, type: 'dir' }, folder, context), context.isHidden)
        .flatMap((node) => (node.type === 'group' || node.type === 'item' ? [node] : []))
        .flatMap(({ text, href, ...rest }) => [
          { type: 'section-header', text, ...pickMarks(item, 'tag') },
          // Such a header is not a link, so the folder's index page becomes the first item.
          ...(href === undefined ? [] : [{ type: 'item' as const, text, href }]),
          ...(rest.type === 'group' ? rest.items : []),
        ]);
    case 'custom-link':
      return [createCustomLink(item, folder, context)];
  }
}

/** A bare name is the folder with that name, for which a page with the same name is the header, otherwise the page. */
function createNamed({ name: written, place }: MetaItemOf<'name'>, folder: string, context: Context): SidebarNode[] {
  const name = dropExtension(written).replace(/\/$/, '');
  const isFolder = context.tree.find(joinPath(folder, name)) !== undefined;
  return isFolder && name === written.replace(/\/$/, '')
    ? createGroup({ type: 'dir', name, place }, folder, context)
    : createItem({ type: 'file', name, place }, folder, context);
}

function createItem(item: MetaItemOf<'file'>, folder: string, context: Context): SidebarItem[] {
  const page = findPage(dropExtension(item.name), folder, context);
  if (!page) {
    context.missing.push(createMissingPageError(item, folder, context));
    return [];
  }
  const href = toHref(page.routePath, context.config.base);
  if (item.overviewHeaders) context.overviewHeaders.set(href, item.overviewHeaders);
  return [
    {
      type: 'item',
      text: item.label ?? page.frontmatter.sidebarLabel ?? page.title,
      href,
      ...pickMarks(page.frontmatter, 'tag', 'context'),
      ...pickMarks(item, 'tag', 'context'),
    },
  ];
}

/** `basic/cli` is a page of a subfolder. */
function findPage(name: string, folder: string, { tree }: Context): Page | undefined {
  return findPageAt(joinPath(folder, name), tree.find);
}

function createMissingPageError(
  { name, place }: { name: string; place: MetaItem['place'] },
  folder: string,
  { tree, root }: Context,
): CheckDiagnostic {
  const { pages, folders } = tree.find(folder) ?? { pages: new Map<string, Page>(), folders: [] };
  const known = [...new Set([...pages.keys(), ...folders])];
  const help = suggestNearest(name, known) ?? `The folder "${root.folder}${folder}" has: ${known.join(', ')}.`;
  return createError('sidebar', `The sidebar lists "${name}", but there is no such page or folder.`, {
    ...place(),
    help,
  });
}

function createGroup(item: MetaItemOf<'dir'>, folder: string, context: Context): SidebarGroup[] {
  const { tree, config, missing } = context;
  const path = joinPath(folder, item.name.replace(/\/$/, ''));
  const found = tree.find(path);
  if (!found) {
    missing.push(createMissingPageError(item, folder, context));
    return [];
  }
  const items = createNodes(path, context);
  const index = found.pages.get('index') ?? findPage(item.name, folder, context);
  const href = index && toHref(index.routePath, config.base);
  const named = href !== undefined && context.isHidden(href) ? undefined : index;
  noteOverviewHeaders(item.overviewHeaders, { items, href }, context);
  // An index page that the folder lists itself is an ordinary item; otherwise it is the header's link.
  const isListed = items.some((node) => node.type === 'item' && node.href === href);
  return [
    {
      type: 'group',
      text: item.label ?? named?.frontmatter.sidebarLabel ?? named?.title ?? toTitle(item.name),
      ...(href !== undefined && !isListed && { href }),
      collapsible: item.collapsible ?? true,
      collapsed: item.collapsed ?? false,
      items,
      ...pickMarks(named?.frontmatter ?? {}, 'tag', 'context'),
      ...pickMarks(item, 'tag', 'context'),
    },
  ];
}

/** The setting of a folder applies to its pages without their own. */
function noteOverviewHeaders(
  depths: number[] | undefined,
  { items, href }: { items: SidebarNode[]; href: string | undefined },
  { overviewHeaders }: Context,
) {
  if (!depths) return;
  const hrefs = items.flatMap((node) => (node.type === 'item' ? [node.href] : []));
  for (const own of href === undefined ? hrefs : [href, ...hrefs]) {
    if (!overviewHeaders.has(own)) overviewHeaders.set(own, depths);
  }
}

function createCustomLink(
  item: MetaItemOf<'custom-link'>,
  folder: string,
  context: Context,
): SidebarItem | SidebarGroup {
  const text = item.label ?? item.link ?? '';
  const href = item.link === undefined ? undefined : context.linker.toHref(item.link, item.place);
  const marks = pickMarks(item, 'tag', 'context');
  if (href !== undefined && item.overviewHeaders) context.overviewHeaders.set(href, item.overviewHeaders);
  if (item.items === undefined) return { type: 'item', text, href: href ?? '#', ...marks };
  const items = createEntries(item.items, folder, context);
  const { collapsible = true, collapsed = false } = item;
  return { type: 'group', text, ...(href !== undefined && { href }), collapsible, collapsed, items, ...marks };
}
