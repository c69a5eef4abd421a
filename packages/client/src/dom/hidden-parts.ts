/** The query parameters that hide parts of the page, and how links keep them. (docs/behavior/chrome.md) */
import { HIDEABLE_PARTS } from '../contract/page.ts';

/** The value of `data-hide`: the parts that `search` hides, separated by spaces. */
export function formatHiddenParts(search: string): string {
  const query = new URLSearchParams(search);
  return HIDEABLE_PARTS.filter((part) => query.get(part) === '0').join(' ');
}

/** `url` with the hidden parts of the current page, unless it sets them itself. */
export function keepHiddenParts(url: URL, search: string): URL {
  const next = new URL(url);
  const hidden = formatHiddenParts(search).split(' ').filter(Boolean);
  for (const part of hidden) if (!next.searchParams.has(part)) next.searchParams.set(part, '0');
  return next;
}

/** Sets the attribute by which the stylesheet hides parts. */
export function applyHiddenParts(search: string): void {
  const hidden = formatHiddenParts(search);
  if (hidden) document.documentElement.dataset.hide = hidden;
  else delete document.documentElement.dataset.hide;
}
