import { REST_ATTRIBUTE } from '../contract/document-contract.ts';
import { loadFile } from '../dom/load-file.ts';
import { loadOnce } from '../dom/load-once.ts';
import { announceRest } from '../dom/page-event.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import { moveCurrent } from './replace-content.ts';

/**
 * Replaces the branch of a long sidebar in a page by the whole sidebar. Each file is fetched once.
 * @returns a function to call for each page that is shown
 */
export function createRestLoader(policy: HtmlPolicy): () => void {
  const load = loadOnce(loadFile);
  async function fill(part: Element, href: string): Promise<void> {
    const { text } = await load(href);
    const whole = new DOMParser().parseFromString(policy.createHTML(text), 'text/html');
    const next = whole.querySelector(`[${REST_ATTRIBUTE}]`);
    if (!part.isConnected || !next) return;
    moveCurrent(part, next);
    part.replaceChildren(...next.childNodes);
    part.removeAttribute(REST_ATTRIBUTE);
    announceRest();
  }
  return () => {
    for (const part of document.querySelectorAll(`[${REST_ATTRIBUTE}]`))
      fill(part, part.getAttribute(REST_ATTRIBUTE) ?? '').catch((error: unknown) =>
        console.warn('Quire: the rest of the sidebar could not be loaded.', error),
      );
  };
}
