/** Formats dates in a page's language. */
import type { WrittenDate } from '@quire/client/contract';

/** Cached by language, because creating one takes longer than rendering a page's footer. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day in UTC, independent of the time zone of the build machine.
 *
 * @param iso a valid date, ISO 8601
 */
export function writeDate(iso: string, lang: string): WrittenDate {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  return { iso, text: format.format(new Date(iso)) };
}
