/** The texts of a site's own components: those of `i18n.json`, else the theme's. */
import { usePageView } from '@quire/engine/client';
import { formatText } from '../texts/format-text.ts';

/** A key without a text shows itself, so that a gap is seen and nothing breaks. */
export function useI18n(): (key: string, values?: Record<string, string>) => string {
  const { locale } = usePageView();
  return (key, values) => formatText(locale.texts[key] ?? key, values);
}
