/**
 * The stylesheets that only some pages have. Those of the next page are there before it is shown, and hold from the
 * moment at which it is; those of other pages stay, and hold for nothing.
 */
import { PAGE_STYLE_ATTRIBUTE } from '../../shared/document-contract.ts';
import { explainFailure } from '../dom/load-file.ts';
import { loadOnce } from '../dom/load-once.ts';

/** Matches no screen and no printer: such a sheet is loaded and not applied. */
const NOWHERE = 'not all';

export interface PageStyles {
  /** Ends when the stylesheets of a document are there. Fails where one is not to be had. */
  load(html: string): Promise<unknown>;
}

export function createPageStyles(): PageStyles {
  const loadSheet = loadOnce(async (href) => {
    if (!hasSheet(href)) await addSheet(href);
  });
  return { load: (html) => Promise.all(listHrefs(html).map(loadSheet)) };
}

/** Makes the sheets that hold those of `next`. */
export function switchPageStyles(next: Document): void {
  const wanted = listLinks(next).map(pathOf);
  for (const link of listLinks(document)) {
    const media = wanted.includes(pathOf(link)) ? '' : NOWHERE;
    if (link.media !== media) link.media = media;
  }
}

/** Where a site is written, what follows the `?` is the state of a sheet that is swapped in place. */
export function pathOf(link: HTMLLinkElement): string {
  return link.getAttribute('href')?.split('?')[0] ?? '';
}

/** Out of the text: a document that is only preloaded is not parsed. */
function listHrefs(html: string): string[] {
  const links = html.matchAll(new RegExp(`<link rel="stylesheet" href="([^"]+)" ${PAGE_STYLE_ATTRIBUTE}>`, 'g'));
  return [...links].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

function listLinks({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>(`link[${PAGE_STYLE_ATTRIBUTE}]`)];
}

/** One that did not load is tried again. */
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

/** Where it is in documents that come with it: after the sheets of all pages, and among its like by URL. */
function place(link: HTMLLinkElement): void {
  const isBefore = (other: Element | null | undefined): other is HTMLLinkElement =>
    other instanceof HTMLLinkElement &&
    other.rel === 'stylesheet' &&
    (!other.hasAttribute(PAGE_STYLE_ATTRIBUTE) || pathOf(other) < pathOf(link));
  let last: Element | null = document.head.querySelector('link[rel=stylesheet]');
  while (isBefore(last?.nextElementSibling)) last = last.nextElementSibling;
  if (last) last.after(link);
  else document.head.append(link);
}
