/** The documents of other pages: fetched once, and kept while they are likely to be needed. */
import { routeKey } from '../contract/route-path.ts';
import { DOCUMENTS_KEPT } from '../dom/constants.ts';
import { loadFile } from '../dom/load-file.ts';
import { keepNewest } from './trim.ts';

/** The HTML of the page at `pathname`. Rejects if the response is not a page. */
export type LoadDocument = (pathname: string, signal: AbortSignal) => Promise<string>;

export function createDocuments(fetchHtml: LoadDocument = fetchDocument): LoadDocument {
  // In order of use, so that the first are evicted.
  const kept = new Map<string, Promise<string>>();
  return (pathname, signal) => {
    const key = routeKey(pathname);
    const known = kept.get(key);
    const html = known ?? fetchHtml(pathname, signal);
    kept.delete(key);
    kept.set(key, html);
    keepNewest(kept, DOCUMENTS_KEPT);
    if (known) return html;
    const forget = () => kept.get(key) === html && kept.delete(key);
    // Synchronously: the next visit to the page may begin before the rejection is handled.
    signal.addEventListener('abort', forget);
    html.then(() => signal.removeEventListener('abort', forget), forget);
    return html;
  };
}

async function fetchDocument(pathname: string, signal: AbortSignal): Promise<string> {
  const { text, type } = await loadFile(pathname, { signal, headers: { accept: 'text/html' } });
  if (!type.startsWith('text/html')) throw new Error(`${pathname} is not a page but ${type}.`);
  return text;
}
