/** Owns whether the page is offered in another language; whom to offer it, the engine decides before the first paint. */
import type { Alternate } from '@quire/engine/shared';
import { storeText } from '../ui/stored-text.ts';

const REFUSED_KEY = 'quire-locale-offer';

/** The locale that is offered, where it has this page and is another one than the page's. */
export function findLocaleOffer(
  alternates: readonly Alternate[],
  offeredLang: string | undefined,
  translations: readonly string[],
): Alternate | undefined {
  const offer = alternates.find((alternate) => alternate.lang === offeredLang);
  return offer && !offer.current && translations.includes(offer.lang) ? offer : undefined;
}

/** In the language that is offered; a locale with a region says it as its language does. */
export function findOfferSentence(texts: Readonly<Record<string, string>>, lang: string): string | undefined {
  return texts[`offer_${lang}`] ?? texts[`offer_${lang.replace(/-.*/, '')}`];
}

/** The language on offer, unless the reader has refused. */
export function getOfferedLang(): string | undefined {
  try {
    return localStorage.getItem(REFUSED_KEY) === null ? document.documentElement.dataset.offerLang : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is switched off, nothing is offered in the first place. */
export function refuseOffers(): void {
  storeText(REFUSED_KEY, '1');
}
