/** Formats dates in a page's language. */
import type { WrittenDate } from '@quire/client/contract';

/**
 * The day in UTC, independent of the time zone of the build machine.
 *
 * @param iso a valid date, ISO 8601
 */
export function writeDate(iso: string, lang: string): WrittenDate {
  const text = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  return { iso, text };
}
