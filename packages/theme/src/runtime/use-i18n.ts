import { usePageView } from '@quire/client';
import { createGetText, type GetText } from '../texts/create-get-text.ts';

/** The texts for a site's own components: from `i18n.json`, else the theme's. */
export function useI18n(): GetText<string> {
  return createGetText(usePageView().locale.texts);
}
