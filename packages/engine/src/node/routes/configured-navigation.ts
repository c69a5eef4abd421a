/** Owns navigation and sidebars that the configuration holds, in place of `_nav.json` and `_meta.json`. (SPEC.md 3) */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SidebarNode } from '../../shared/sidebar.ts';
import type { LocaleConfig, ResolvedConfig } from '../config/config.ts';
import type { NavItemConfig, SidebarItemConfig } from '../config/navigation-config.ts';
import { findFieldPlace } from '../config/source-place.ts';
import type { Place } from './json-file.ts';
import type { Linker } from './locale-href.ts';
import type { NavEntry } from './meta.ts';

type Path = Array<string | number>;

/** Undefined where the locale has none in the configuration. */
export function readConfiguredNav(locale: LocaleConfig, config: ResolvedConfig): NavEntry[] | undefined {
  const placeAt = createPlaces(locale, config);
  const toEntry = ({ items, ...item }: NavItemConfig, path: Path): NavEntry => ({
    ...item,
    place: placeAt(path),
    ...(items && { items: items.map((child, index) => toEntry(child, [...path, 'items', index])) }),
  });
  return locale.nav?.map((item, index) => toEntry(item, ['nav', index]));
}

/** Sidebars by the folder that they serve: `guide/`. */
export function createConfiguredSidebars(
  locale: LocaleConfig,
  config: ResolvedConfig,
  linker: Linker,
): Map<string, SidebarNode[]> {
  const placeAt = createPlaces(locale, config);
  const toNode = (item: SidebarItemConfig, path: Path): SidebarNode => {
    if ('dividerType' in item) return { type: 'divider', dashed: item.dividerType === 'dashed' };
    if ('sectionHeaderText' in item)
      return { type: 'section-header', text: item.sectionHeaderText, ...(item.tag !== undefined && { tag: item.tag }) };
    const { text, link, items, collapsible = true, collapsed = false, tag, context } = item;
    const href = link === undefined ? undefined : linker.toHref(link, placeAt(path));
    const marks = { ...(tag !== undefined && { tag }), ...(context !== undefined && { context }) };
    if (items === undefined) return { type: 'item', text, href: href ?? '#', ...marks };
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
  return new Map(
    Object.entries(locale.sidebar ?? {}).map(([prefix, items]) => {
      const folder = prefix.replace(/^\//, '').replace(/([^/])$/, '$1/');
      return [folder, items.map((item, index) => toNode(item, ['sidebar', prefix, index]))];
    }),
  );
}

function createPlaces({ lang }: LocaleConfig, { configFile, siteDir, locales }: ResolvedConfig): (path: Path) => Place {
  const index = locales.findIndex((locale) => locale.lang === lang);
  return (path) => () => {
    const file = configFile === undefined ? '' : relative(siteDir, configFile);
    const place =
      configFile === undefined
        ? undefined
        : findFieldPlace(readFileSync(configFile, 'utf8'), ['locales', index, ...path]);
    return { file, line: 1, column: 1, ...place };
  };
}
