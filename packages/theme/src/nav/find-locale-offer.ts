/** Owns whether the page is offered in another language; whom to offer it, the engine decides before the first paint. */
import type { Alternate } from '@quire/engine/shared';
import { storeText } from '../ui/stored-text.ts';

const ANSWER_KEY = 'quire-locale-offer';
const ANSWERED = '1';

/** The locale that is offered, where it has this page and is another one than the page's. */
export function findLocaleOffer(
  alternates: readonly Alternate[],
  offeredLang: string | undefined,
  translations: readonly string[],
): Alternate | undefined {
  const offer = alternates.find((alternate) => alternate.lang === offeredLang);
  return offer && !offer.current && translations.includes(offer.lang) ? offer : undefined;
}

/** The language on offer, unless the reader has answered. */
export function getOfferedLang(): string | undefined {
  try {
    return localStorage.getItem(ANSWER_KEY) === ANSWERED ? undefined : document.documentElement.dataset.offerLang;
  } catch {
    return undefined;
  }
}

/** The reader has chosen: nothing is offered any longer. Where storage is switched off, nothing is offered in the first place. */
export function answerOffers(): void {
  storeText(ANSWER_KEY, ANSWERED);
}
