import { createElement } from '@quire/client';
import { findHomeHref } from './find-home-href.ts';
import { findNearestPages, type ListedPage, parsePageIndex } from './find-nearest-pages.ts';

/** The page for unknown URLs: links the matching home page, and pages with a similar path. */
export function enhanceNotFound(): void {
  const home = document.querySelector<HTMLAnchorElement>('a[data-home]');
  const nearest = document.querySelector<HTMLElement>('[data-nearest]');
  if (!home) return;
  const homeHref = findHome(home);
  home.setAttribute('href', homeHref);
  loadNearest(homeHref).then((pages) => {
    if (nearest && pages.length > 0) nearest.append(...listPages(nearest, pages));
  }, console.warn);
}

/** A host may serve one document for all unknown URLs, so the URL determines the home page. */
function findHome(home: HTMLAnchorElement): string {
  const { locales = '', versions = '' } = home.dataset;
  return findHomeHref(location.pathname, {
    base: document.documentElement.dataset.base ?? '/',
    versions: versions.split(',').filter(Boolean),
    langs: locales.split(','),
    fallback: home.getAttribute('href') ?? '',
  });
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
