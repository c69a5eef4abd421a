/** Tab reaches the links of a code block once; arrow keys, Home and End move among them. */
export function enhanceCodeLinks(): void {
  for (const code of document.querySelectorAll<HTMLElement>('.q-code code:has(a)')) {
    stopAt(code, listLinks(code)[0]);
    code.addEventListener('focusin', ({ target }) => stopAt(code, target));
    code.addEventListener('keydown', (event) => {
      const next = findNext(listLinks(code), event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
  }
}

const listLinks = (code: HTMLElement) => [...code.querySelectorAll('a')];

function stopAt(code: HTMLElement, stop: EventTarget | null | undefined): void {
  for (const link of listLinks(code)) link.tabIndex = link === stop ? 0 : -1;
}

function findNext(links: HTMLAnchorElement[], event: KeyboardEvent): HTMLAnchorElement | undefined {
  const current = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
  const last = links.length - 1;
  const places: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: last,
  };
  const place = places[event.key];
  // With other keys held down, arrows are commands of the browser.
  if (current === -1 || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return links[Math.min(Math.max(place, 0), last)];
}
