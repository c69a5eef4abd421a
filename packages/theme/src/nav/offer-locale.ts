import { getPrimaryTag, isBot, loadOnDemand } from '@quire/client';
import { areOffersAnswered } from './locale-answer.ts';

/** Offers pages in the language of the browser, until the reader answers. Only the few readers who get an offer load its code. */
export function offerLocale(): void {
  if (areOffersAnswered() || isBot(navigator.userAgent)) return;
  const language = CSS.escape(getPrimaryTag(navigator.language));
  const offer = `[data-locale-redirect=entry]:not([lang|="${language}" i]) [data-offers|="${language}" i]`;
  loadOnDemand(offer, () => import('./show-locale-offers.ts').then(({ createOffers }) => createOffers(offer)));
}
