/** The default order of a folder. */
import type { Page } from '../content/page.ts';
import { type FolderTree, joinPath } from './folder-tree.ts';
import { type MetaItem, NOWHERE } from './meta.ts';

/**
 * The order without `_meta.json`: by `sidebarPosition`, then pages by name, then folders by name. The index page of a
 * folder is its group's header; in a folder that is a whole sidebar, it comes first.
 */
export function createDefaultMeta(folder: string, tree: FolderTree, isWhole: boolean): MetaItem[] {
  const { pages, folders } = tree.find(folder) ?? { pages: new Map<string, Page>(), folders: [] };
  const { compare } = new Intl.Collator('en', { numeric: true });
  const isOwn = (name: string) => (name === 'index' ? isWhole : !folders.includes(name));
  const names = [...pages.keys()]
    .filter(isOwn)
    .sort((a, b) => (a === 'index' ? -1 : b === 'index' ? 1 : compare(a, b)));
  const positionOf = (page: Page | undefined) => page?.frontmatter.sidebarPosition ?? Number.POSITIVE_INFINITY;
  const entries = [
    ...names.map((name) => ({
      item: { type: 'name', name, place: NOWHERE } satisfies MetaItem,
      position: name === 'index' ? Number.NEGATIVE_INFINITY : positionOf(pages.get(name)),
    })),
    ...[...folders].sort(compare).map((name) => ({
      item: { type: 'dir', name, place: NOWHERE } satisfies MetaItem,
      position: positionOf(pages.get(name) ?? tree.find(joinPath(folder, name))?.pages.get('index')),
    })),
  ];
  const byPosition = entries.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  return byPosition.map(({ item }) => item);
}
