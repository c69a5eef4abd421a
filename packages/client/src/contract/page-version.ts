// A module of its own, because all pages load it, but not how views are created.
import type { PageView } from './page-view.ts';

/** The version of the page; empty on a site without versions. */
export function getVersion({ versions }: Pick<PageView, 'versions'>): string {
  return versions.find(({ current }) => current)?.label ?? '';
}
