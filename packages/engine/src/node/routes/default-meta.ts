/** Owns the order of a folder whose author gives none. */
import type { Page } from '../content/page.ts';
import type { FolderTree } from './folder-tree.ts';
import type { MetaItem } from './meta.ts';

/** Entries that no author wrote have no place. */
const NOWHERE = () => ({ file: '', line: 1, column: 1 });

/**
 * Without `_meta.json`: pages by name, then folders by name. The index page of a folder is its group's header; it
 * comes first in a folder that is not a group but a whole sidebar.
 */
export function createDefaultMeta(folder: string, tree: FolderTree, isWhole: boolean): MetaItem[] {
  const { pages, folders } = tree.find(folder) ?? { pages: new Map<string, Page>(), folders: [] };
  const { compare } = new Intl.Collator('en', { numeric: true });
  const isOwn = (name: string) => (name === 'index' ? isWhole : !folders.includes(name));
  const names = [...pages.keys()]
    .filter(isOwn)
    .sort((a, b) => (a === 'index' ? -1 : b === 'index' ? 1 : compare(a, b)));
  return [
    ...names.map((name): MetaItem => ({ type: 'name', name, place: NOWHERE })),
    ...[...folders].sort(compare).map((name): MetaItem => ({ type: 'dir', name, place: NOWHERE })),
  ];
}
