/** Updates the document's head and language on a navigation. */
import { switchPageStyles } from './page-styles.ts';

/** Elements that may differ between pages, besides stylesheets. Scripts are the same in a whole build. */
const PER_PAGE =
  'meta[name], meta[property], link[rel]:not([rel~=stylesheet], [rel~=modulepreload], [rel~=preload]), script[type="application/ld+json"]';

/** Sets title, language, direction, stylesheets and metadata to those of `next`. Equal elements are kept. */
export function swapHead(next: Document): void {
  const { documentElement } = document;
  // Setting the same value would make the browser compute style and layout of the whole page again.
  for (const name of ['lang', 'dir'] as const) {
    const value = next.documentElement[name];
    if (documentElement[name] !== value) documentElement[name] = value;
  }
  document.title = next.title;
  switchPageStyles(next);

  const wanted = new Map(findPerPage(next).map((element) => [element.outerHTML, element]));
  for (const element of findPerPage(document)) if (!wanted.delete(element.outerHTML)) element.remove();
  document.head.append(...wanted.values());
}

function findPerPage({ head }: Document): Element[] {
  return [...head.querySelectorAll(PER_PAGE)];
}
