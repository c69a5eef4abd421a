/** Replaces the page's stylesheets: a new one is loaded before the old one is removed. */
import { pathOf } from '../page/page-styles.ts';

export function swapStyles(hrefs: string[]): void {
  const wanted = new Map(hrefs.map((href) => [href.split('?')[0], href]));
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')) {
    const next = wanted.get(pathOf(link));
    if (next === undefined || next === link.getAttribute('href')) continue;
    const fresh = link.cloneNode();
    if (!(fresh instanceof HTMLLinkElement)) continue;
    fresh.href = next;
    fresh.addEventListener('load', () => link.remove());
    fresh.addEventListener('error', () => fresh.remove());
    link.after(fresh);
  }
}
