import type { HtmlData } from '../contract/document-contract.ts';
import { getPrimaryTag } from '../prepaint/primary-tag.ts';

/**
 * Offers the page in the language of the browser, if it is in another one. Most readers do not load the code for the decision.
 *
 * @param offer called with the locale that the reader may be offered
 */
export async function offerLocale(offer: (lang: string) => void): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const { locales }: Partial<HtmlData> = dataset;
  if (locales === undefined || getPrimaryTag(lang) === getPrimaryTag(navigator.language)) return;
  const { readLocaleDecision } = await import('../prepaint/reader-locale.ts');
  const decision = readLocaleDecision();
  if (decision?.kind === 'offer') offer(decision.lang);
}
