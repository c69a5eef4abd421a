import { createGetText, type GetText } from './create-get-text.ts';
import type { TextKey } from './text-key.ts';

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

export type GetBrowserText = GetText<BrowserTextKey>;

export const BROWSER_TEXTS_ID = 'q-texts';

/** The texts of the current page. */
export function readTexts(): GetBrowserText {
  return parseTexts(findTexts());
}

/** Always returns the texts of the current page; they are parsed once per page. */
export function createTextReader(): GetBrowserText {
  let element: HTMLElement | null = null;
  let text = parseTexts(element);
  return (...args) => {
    const current = findTexts();
    if (current !== element) text = parseTexts(current);
    element = current;
    return text(...args);
  };
}

function findTexts(): HTMLElement | null {
  return document.getElementById(BROWSER_TEXTS_ID);
}

/** The build wrote them. */
function parseTexts(element: HTMLElement | null): GetBrowserText {
  const texts: string[] = JSON.parse(element?.textContent ?? '[]');
  return createGetText(Object.fromEntries(BROWSER_TEXTS.map((key, index) => [key, texts[index] ?? key])));
}
