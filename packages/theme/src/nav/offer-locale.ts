import { areOffersAnswered } from './locale-answer.ts';

/** Few readers are offered another language: the others do not load the line that does. */
export function offerLocale(lang: string): void {
  if (areOffersAnswered()) return;
  import('./enhance-locale-offer.ts').then(({ enhanceLocaleOffer }) => enhanceLocaleOffer(lang), console.warn);
}
