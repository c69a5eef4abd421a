/** Owns changing the page's style sheets in place: the new one is there before the old one goes. */

export function swapStyles(hrefs: string[]): void {
  const wanted = new Map(hrefs.map((href) => [pathOf(href), href]));
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')) {
    const href = link.getAttribute('href') ?? '';
    const next = wanted.get(pathOf(href));
    if (next === undefined || next === href) continue;
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.href = next;
    fresh.addEventListener('load', () => link.remove());
    fresh.addEventListener('error', () => fresh.remove());
    link.after(fresh);
  }
}

/** Style sheets keep their names while they are written; what follows the `?` is their state. */
function pathOf(href: string): string {
  return href.split('?')[0] ?? href;
}
