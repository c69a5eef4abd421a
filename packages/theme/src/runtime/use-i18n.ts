/** The texts for a site's own components: from `i18n.json`, else the theme's. */
import { usePageView } from '@quire/client';
import { formatText } from '../texts/format-text.ts';

/** A key without a text is shown itself, so that the gap is visible and nothing fails. */
export function useI18n(): (key: string, values?: Record<string, string>) => string {
  const { locale } = usePageView();
  return (key, values) => formatText(locale.texts[key] ?? key, values);
}
