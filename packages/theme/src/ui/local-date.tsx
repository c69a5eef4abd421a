/** Owns how dates are written in the page's language. */
import { usePageView } from '@quire/engine/client';

/** The day in UTC, so that build and browser agree on it. */
export function formatDate(iso: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
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
