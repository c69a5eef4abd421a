/**
 * The stylesheets that only some pages have. Those of the next page are loaded before it is shown, and apply from the
 * moment when it is; those of other pages stay in the document, but are disabled.
 */
import { PAGE_STYLE_ATTRIBUTE } from '../contract/document-contract.ts';
import { explainFailure } from '../dom/load-file.ts';
import { loadOnce } from '../dom/load-once.ts';

/** A media query that never matches: the stylesheet is loaded, but not applied. */
const NOWHERE = 'not all';

/** @returns a function that loads the stylesheets of a document. Rejects if one cannot be loaded. */
export function createStyleLoader(): (next: Document) => Promise<unknown> {
  const loadSheet = loadOnce(async (href) => {
    if (!hasSheet(href)) await addSheet(href);
  });
  return (next) => Promise.all(listLinks(next).map((link) => loadSheet(link.getAttribute('href') ?? '')));
}

/** Applies the stylesheets of `next`, and no others. */
export function switchPageStyles(next: Document): void {
  const wanted = listLinks(next).map(pathOf);
  for (const link of listLinks(document)) {
    const media = wanted.includes(pathOf(link)) ? '' : NOWHERE;
    if (link.media !== media) link.media = media;
  }
}

/** In dev, the query is the version of a stylesheet, which is replaced in place. */
export function pathOf(link: HTMLLinkElement): string {
  return link.getAttribute('href')?.split('?')[0] ?? '';
}

function listLinks({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>(`link[${PAGE_STYLE_ATTRIBUTE}]`)];
}

/** False for one that did not load, so that it is tried again. */
function hasSheet(href: string): boolean {
  return listLinks(document).some((link) => link.sheet && pathOf(link) === href.split('?')[0]);
}

function addSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = NOWHERE;
  link.href = href;
  link.setAttribute(PAGE_STYLE_ATTRIBUTE, '');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      explainFailure(href).then(reject);
    });
    place(link);
  });
}

const LAST_SHEET = 'link[rel=stylesheet]:not(:has(+ link[rel=stylesheet]))';

/** Inserts it at the same position as in built documents: after the stylesheets of all pages, sorted by URL. */
function place(link: HTMLLinkElement): void {
  const next = listLinks(document).find((other) => pathOf(other) > pathOf(link));
  if (next) next.before(link);
  else document.head.querySelector(LAST_SHEET)?.after(link);
}
