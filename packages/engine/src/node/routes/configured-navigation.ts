/** Reads navigation and sidebars of the configuration, which replace `_nav.json` and `_meta.json`. (docs/behavior/data.md) */
import { type SidebarNode, stripInlineMarks } from '@quire/client/contract';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { type ContentRoot, listContentRoots } from '../config/content-roots.ts';
import type { Place } from '../config/json-file.ts';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { NavItemConfig, SidebarItemConfig } from '../config/navigation-config.ts';
import { placeInLocale } from '../config/place-in-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Site } from '../content/route-table.ts';
import { findAbsolute } from './find-page.ts';
import type { Linker } from './locale-href.ts';
import { pickMarks } from './marks.ts';
import type { NavEntry } from './meta.ts';
import { createRepeatedError } from './meta-faults.ts';

type Path = Array<string | number>;

/** Undefined if the locale has none in the configuration. */
export function readConfiguredNav(
  { nav, lang }: LocaleConfig,
  { version }: ContentRoot,
  config: ResolvedConfig,
): NavEntry[] | undefined {
  const placeAt = createPlaces(lang, config);
  const toEntry = ({ items, ...item }: NavItemConfig, path: Path): NavEntry => ({
    ...item,
    place: placeAt(path),
    ...(items && { items: items.map((child, index) => toEntry(child, [...path, 'items', index])) }),
  });
  const isList = Array.isArray(nav);
  const items = isList ? nav : (nav?.[version] ?? nav?.default);
  return items?.map((item, index) => toEntry(item, isList ? ['nav', index] : ['nav', version, index]));
}

export interface SidebarContext {
  root: ContentRoot;
  site: Site;
  linker: Linker;
  missing: CheckDiagnostic[];
}

/** Sidebars by folder: `guide/`. Undefined if the locale has none in the configuration. */
export function createConfiguredSidebars(
  { sidebar, lang }: LocaleConfig,
  { root, site, linker, missing }: SidebarContext,
): Map<string, SidebarNode[]> | undefined {
  if (sidebar === undefined) return undefined;
  const placeAt = createPlaces(lang, site.config);
  const labelOf = (link: string | undefined) => {
    const page = link === undefined ? undefined : findAbsolute(link.replace(/[?#].*$/s, ''), root, site);
    return page?.frontmatter.sidebarLabel ?? page?.title;
  };
  const listed = new Set<string>();
  const toNode = (item: SidebarItemConfig, path: Path): SidebarNode => {
    if (typeof item === 'string') return toNode({ link: item }, path);
    if ('dividerType' in item) return { type: 'divider', dashed: item.dividerType === 'dashed' };
    if ('sectionHeaderText' in item)
      return { type: 'section-header', text: stripInlineMarks(item.sectionHeaderText), ...pickMarks(item, 'tag') };
    const { link, items, collapsible = true, collapsed = false } = item;
    // Groups without a page have an empty link.
    const href = link === undefined || link === '' ? undefined : linker.toHref(link, placeAt(path));
    const text = stripInlineMarks(item.text ?? '') || (labelOf(link) ?? link ?? '');
    const marks = pickMarks(item, 'tag', 'context');
    if (items === undefined) {
      const key = `${path[1]} ${href}`;
      if (href !== undefined && listed.has(key)) missing.push(createRepeatedError(href, placeAt(path)()));
      listed.add(key);
      return { type: 'item', text, href: href ?? '#', ...marks };
    }
    const children = items.map((child, index) => toNode(child, [...path, 'items', index]));
    return {
      type: 'group',
      text,
      ...(href !== undefined && { href }),
      collapsible,
      collapsed,
      items: children,
      ...marks,
    };
  };
  const folders = Object.entries(sidebar).flatMap(([prefix, items]) => {
    const folder = findFolder(prefix, root, listContentRoots(site.config));
    return folder ? [{ ...folder, nodes: items.map((item, index) => toNode(item, ['sidebar', prefix, index])) }] : [];
  });
  // A sidebar of the locale replaces the one that all share.
  const sorted = folders.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
  return new Map(sorted.map(({ path, nodes }) => [path, nodes]));
}

/** `/zh/guide` → `guide/` for the Chinese pages; undefined if it belongs to another locale or version. */
function findFolder(prefix: string, { routePrefix }: ContentRoot, roots: ContentRoot[]) {
  const path = prefix.replace(/([^/])$/, '$1/');
  const owner = roots
    .sort((a, b) => b.routePrefix.length - a.routePrefix.length)
    .find((root) => path.startsWith(root.routePrefix));
  const isOwn = owner?.routePrefix === routePrefix;
  if (isOwn) return { path: path.slice(routePrefix.length), isOwn };
  return owner?.routePrefix === '/' || owner === undefined ? { path: path.slice(1), isOwn } : undefined;
}

/** The place of a setting in the configuration, for a language. */
export function createPlaces(lang: string, config: ResolvedConfig): (path: Path) => Place {
  return (path) => () => ({ file: '', line: 1, column: 1, ...placeInLocale(config, lang, path) });
}
