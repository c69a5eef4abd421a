import { usePageView } from '@quire/client';
import { createGetText, type GetText } from './format-text.ts';

/** The locale's strings for components of a site: from `i18n.json`, else the theme's. */
export function useI18n(): GetText<string> {
  return createGetText(usePageView().locale.texts);
}

/** The same for components of the theme, which know their keys. */
export function useTexts(): GetText {
  return useI18n();
}
