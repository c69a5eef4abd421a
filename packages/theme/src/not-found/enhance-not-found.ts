import { createElement } from '@quire/client';
import { findNearestPages, type ListedPage, parsePageIndex } from './find-nearest-pages.ts';

/** The page for unknown URLs: links pages with a similar path. */
export function enhanceNotFound(): void {
  const homeHref = document.querySelector('a[data-home]')?.getAttribute('href');
  const nearest = document.querySelector<HTMLElement>('[data-nearest]');
  if (!homeHref || !nearest) return;
  loadNearest(homeHref).then((pages) => {
    if (pages.length > 0) nearest.append(...listPages(nearest, pages));
  }, console.warn);
}

/** Empty for sites without an index. The home page is linked already. */
async function loadNearest(homeHref: string): Promise<ListedPage[]> {
  const response = await fetch(`${homeHref}llms.txt`);
  if (!response.ok) return [];
  const pages = parsePageIndex(await response.text());
  return findNearestPages(
    location.pathname,
    pages.filter(({ path }) => path !== homeHref),
  );
}

function listPages({ dataset }: HTMLElement, pages: ListedPage[]): HTMLElement[] {
  const items = pages.map(({ path, title }) =>
    createElement('li', {}, createElement('a', { href: path }, title), ' ', createElement('span', {}, path)),
  );
  return [createElement('h2', {}, dataset.nearest ?? ''), createElement('ul', {}, ...items)];
}
