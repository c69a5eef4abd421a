/** The current page in the document: the layout with its content, and everything that is mounted in them. */
import { ROOT_ID } from '../contract/document-contract.ts';
import { announce } from '../dom/announcer.ts';
import { announcePage } from '../dom/page-event.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { swapHead } from '../page/head.ts';
import type { PageDocument } from '../page/page-document.ts';
import { replaceContent } from '../page/replace-content.ts';

/**
 * Replaces the current page synchronously.
 * @param isFresh nothing is kept, because the same page has changed
 */
export type ShowPage = (next: PageDocument, isFresh?: boolean) => void;

export function createScreen(root: HTMLElement, page: CurrentPage): ShowPage {
  return (next, isFresh = false) => {
    const nextRoot = next.document.getElementById(ROOT_ID);
    if (!nextRoot) return;
    // React adds them before the content. Images that are kept do not use them, which browsers log.
    for (const preload of nextRoot.querySelectorAll('link[rel=preload]')) preload.remove();
    swapHead(next.document);
    if (isFresh) root.replaceChildren(...nextRoot.childNodes);
    else replaceContent(root, nextRoot);
    page.set(next);
    announcePage();
    announce(document.title);
  };
}
