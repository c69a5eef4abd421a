/** How a date is marked up. */
import type { WrittenDate } from '@quire/client/contract';

export function DateText({ date: { iso, text } }: { date: WrittenDate }) {
  return <time dateTime={iso}>{text}</time>;
}
