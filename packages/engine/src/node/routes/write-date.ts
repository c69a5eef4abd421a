/** How dates are written in a page's language. */
import type { WrittenDate } from '../../shared/written-date.ts';

/** By language: to create one takes longer than to render a page's footer. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day in UTC, whatever the time zone of the machine that builds.
 *
 * @param iso a valid date, ISO 8601
 */
export function writeDate(iso: string, lang: string): WrittenDate {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(lang, format);
  return { iso, text: format.format(new Date(iso)) };
}
