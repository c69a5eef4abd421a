/** Finds pages with a path similar to an unknown one. */

export interface ListedPage {
  title: string;
  /** The path of the page, base included. */
  path: string;
}

/** How many pages are offered. */
const OFFERED_MAX = 3;
/** Of two paths, from 0 (nothing in common) to 1 (equal). */
const LEAST_SIMILARITY = 0.45;

/** The most similar first; pages below the threshold are left out. */
export function findNearestPages(pathname: string, pages: readonly ListedPage[]): ListedPage[] {
  return pages
    .map((page) => ({ page, similarity: compare(pathname, page.path) }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, OFFERED_MAX)
    .map(({ page }) => page);
}

/** The share of letter pairs that both have: typing errors, missing folders and a different word order cost little. */
function compare(first: string, second: string): number {
  const [own, other] = [listPairs(first), listPairs(second)];
  const shared = [...own].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(own.size + other.size, 1);
}

function listPairs(path: string): Set<string> {
  const text = path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => text.slice(index, index + 2)));
}

/** The pages in the site's llms.txt: `- [Title](https://host/path.md): description`. */
export function parsePageIndex(index: string): ListedPage[] {
  return [...index.matchAll(/^- \[((?:[^[\]\\]|\\.)+)\]\((?:https?:\/\/[^/)]+)?([^)]+)\.md\)/gm)].map(
    ([, title = '', path = '']) => ({
      title: title.replace(/\\(.)/g, '$1'),
      path: path.replace(/(^|\/)index$/, '$1'),
    }),
  );
}
