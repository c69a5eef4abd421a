/** Owns the life of a page's text in the browser: every behaviour of the content components. */
import type { PageView } from '@quire/engine/shared';
import { createGetText } from '../texts/use-texts.ts';
import { enhanceCode } from './enhance-code.ts';
import { enhanceImages } from './enhance-images.ts';
import { enhanceScrollers } from './enhance-scrollers.ts';
import { enhanceTabs } from './enhance-tabs.ts';
import { enhanceTooltips } from './enhance-tooltips.ts';

/** Returns what undoes it, so that a text can be taken out and put back. */
export function enhance(article: HTMLElement, view: PageView): () => void {
  const text = createGetText(view.locale.texts);
  const undo = [
    enhanceTabs(article),
    enhanceCode(article, text),
    enhanceScrollers(article, text),
    enhanceTooltips(article),
    enhanceImages(article, { text, isOff: view.page.hide?.includes('globalUIComponents') ?? false }),
  ];
  return () => {
    for (const step of undo.reverse()) step();
  };
}
