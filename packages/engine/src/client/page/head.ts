/** The document's head and language when a page is swapped. */
import { switchPageStyles } from './page-styles.ts';

/** What may differ from page to page, besides the stylesheets of some. Scripts are the same in a whole build. */
const PER_PAGE =
  'meta[name], meta[property], link[rel]:not([rel~=stylesheet], [rel~=modulepreload], [rel~=preload]), script[type="application/ld+json"]';

/** Makes title, language, direction, stylesheets and metadata those of `next`. What is equal stays untouched. */
export function swapHead(next: Document): void {
  const { documentElement } = document;
  documentElement.lang = next.documentElement.lang;
  documentElement.dir = next.documentElement.dir;
  document.title = next.title;
  switchPageStyles(next);

  const wanted = new Map(findPerPage(next).map((element) => [element.outerHTML, element]));
  for (const element of findPerPage(document)) if (!wanted.delete(element.outerHTML)) element.remove();
  document.head.append(...wanted.values());
}

function findPerPage({ head }: Document): Element[] {
  return [...head.querySelectorAll(PER_PAGE)];
}
