import { COPIED_MARK_MS } from '../constants.ts';
import { getCodeText } from '../content/code-text.ts';
import type { BrowserTextKey, GetBrowserText } from '../texts/browser-texts.ts';
import { copyText } from '../ui/clipboard.ts';
import { createIcon } from '../ui/create-icon.ts';
import { findTarget } from '../ui/find-target.ts';

const BUTTON = '[data-copy], [data-copy-from], .q-code [data-action=copy]';

interface Result {
  message: string;
  isDone: boolean;
  /** Announces it where neither the button nor what is around it does. */
  region: HTMLElement;
}

/**
 * Buttons that copy a text, what a URL answers, or the code that they are in. The result is in the element of the button that
 * is read out, else in one beside it, else in a region of its own; the text of the button comes back later.
 */
export function enhanceCopying(text: GetBrowserText): void {
  const marks = new Map<HTMLElement, () => void>();
  // There from the start: what a region holds already when it comes is not read out.
  const region = document.createElement('span');
  region.role = 'status';
  region.className = 'q-visually-hidden';
  document.body.append(region);
  const show = (button: HTMLElement, key: BrowserTextKey) => {
    marks.get(button)?.();
    const end = showResult(button, { message: text(key), isDone: key !== 'copyPageFailed', region });
    const timer = setTimeout(() => marks.get(button)?.(), COPIED_MARK_MS);
    marks.set(button, () => {
      clearTimeout(timer);
      marks.delete(button);
      end();
    });
  };
  document.addEventListener('click', (event) => {
    const button = findTarget(event, BUTTON);
    if (!button) return;
    copySource(button, text('copyPrompt')).then(
      (isCopied) => isCopied && show(button, 'copyFrom' in button.dataset ? 'pageCopied' : 'codeCopied'),
      (error) => {
        console.warn(error);
        show(button, 'copyPageFailed');
      },
    );
  });
}

async function copySource(button: HTMLElement, promptText: string): Promise<boolean> {
  const { copy, copyFrom } = button.dataset;
  const code = button.closest('.q-code');
  const source = copyFrom === undefined ? (copy ?? (code ? getCodeText(code) : '')) : await loadText(copyFrom);
  return copyText(source, promptText);
}

/** @returns what ends it */
function showResult(button: HTMLElement, { message, isDone, region }: Result): () => void {
  const own = button.querySelector('[aria-live]') ?? button.parentElement?.querySelector('[role=status]');
  const before = own?.textContent ?? '';
  (own ?? region).textContent = message;
  if (isDone) button.dataset.done = '';
  if (isDone) button.querySelector('svg')?.replaceWith(createIcon('check'));
  return () => {
    (own ?? region).textContent = before;
    delete button.dataset.done;
    button.querySelector('svg')?.replaceWith(createIcon('copy'));
  };
}

async function loadText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The page's Markdown answered ${response.status}: ${href}`);
  return response.text();
}
