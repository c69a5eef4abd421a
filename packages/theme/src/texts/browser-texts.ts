import { createGetText, type GetText } from './create-get-text.ts';
import type { TextKey } from './text-key.ts';

/** The texts that scripts show. Each document has them, in this order, in an element of its layout. */
export const BROWSER_TEXTS = [
  'wrapCode',
  'copyCode',
  'codeCopied',
  'copyPrompt',
  'showAllCode',
  'showLessCode',
  'codeBlock',
  'table',
  'zoomImage',
  'closeZoom',
  'twinSource',
  'filterNone',
  'pageCopied',
  'copyPageFailed',
  'visitFailed',
  'visitRetry',
  'visitRetrying',
  'dismiss',
  'language',
] as const satisfies TextKey[];

export type BrowserTextKey = (typeof BROWSER_TEXTS)[number];

export const BROWSER_TEXTS_ID = 'q-texts';

/** The texts of the page that is shown. */
export function readTexts(): GetText<BrowserTextKey> {
  // The build wrote them.
  const texts: string[] = JSON.parse(document.getElementById(BROWSER_TEXTS_ID)?.textContent ?? '[]');
  return createGetText(Object.fromEntries(BROWSER_TEXTS.map((key, index) => [key, texts[index] ?? key])));
}
