import { areOffersAnswered } from './locale-answer.ts';

/** Loads the offer of another language only for the few readers who get one. */
export function offerLocale(lang: string): void {
  if (areOffersAnswered()) return;
  import('./enhance-locale-offer.ts').then(({ enhanceLocaleOffer }) => enhanceLocaleOffer(lang), console.warn);
}
