import type { Alternate } from '@quire/engine/shared';

/** The other locales that have this page. */
export function findLocaleOffers(alternates: readonly Alternate[], translations: readonly string[]): Alternate[] {
  return alternates.filter(({ lang, current }) => !current && translations.includes(lang));
}
