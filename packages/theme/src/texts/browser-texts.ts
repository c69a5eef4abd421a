import type { TextKey } from './en.ts';
import { formatText } from './format-text.ts';

/** The texts that scripts show. Each document contains them, in this order, in an element of its layout. */
export const BROWSER_TEXTS = [
  'wrapCode',
  'copyCode',
  'copied',
  'copyPrompt',
  'showAllCode',
  'showLessCode',
  'codeBlock',
  'table',
  'zoomImage',
  'closeZoom',
  'twinSource',
  'filterNone',
  'copyPageFailed',
  'visitFailed',
  'visitRetry',
  'visitRetrying',
  'dismiss',
  'language',
] as const satisfies TextKey[];

export type BrowserTextKey = (typeof BROWSER_TEXTS)[number];

export const BROWSER_TEXTS_ID = 'q-texts';

/** A text of the current page; the key if the page has none. The build wrote them. */
export function getText(key: BrowserTextKey, values?: Readonly<Record<string, string>>): string {
  const texts: string[] = JSON.parse(document.getElementById(BROWSER_TEXTS_ID)?.textContent ?? '[]');
  return formatText(texts[BROWSER_TEXTS.indexOf(key)] ?? key, values);
}
