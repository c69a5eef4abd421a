/** Owns whether the page is offered in another language. */
import type { Alternate } from '@quire/engine/shared';

/** The locale that is offered, where it has this page and is another one than the page's. */
export function findLocaleOffer(
  alternates: readonly Alternate[],
  offeredLang: string | undefined,
  translations: readonly string[],
): Alternate | undefined {
  const offer = alternates.find((alternate) => alternate.lang === offeredLang);
  return offer && !offer.current && translations.includes(offer.lang) ? offer : undefined;
}
