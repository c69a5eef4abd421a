/** Owns how dates are written in the page's language. */
import { usePageView } from '@quire/engine/client';

/** By language: to create one takes longer than to render the rest of a footer. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in UTC, so that build and browser agree on it. */
export function formatDate(iso: string, lang: string): string {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  return format.format(new Date(iso));
}

export function LocalDate({ iso }: { iso: string }) {
  const { lang } = usePageView().locale;
  // Node and the browser may carry different tables of date forms; the document's is kept.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatDate(iso, lang)}
    </time>
  );
}
