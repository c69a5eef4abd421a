import { usePageView } from '@quire/client';
import { createGetText, type GetText } from './create-get-text.ts';

/** How components read the locale's strings. */
export function useTexts(): GetText {
  return createGetText(usePageView().locale.texts);
}
