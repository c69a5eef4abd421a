import { COPIED_MARK_MS } from '../constants.ts';
import type { BrowserTextKey } from '../texts/browser-texts.ts';
import type { GetText } from '../texts/create-get-text.ts';
import { copyText } from '../ui/clipboard.ts';
import { createIcon } from '../ui/create-icon.ts';
import { findTarget } from '../ui/find-target.ts';

const BUTTON = '[data-copy], [data-copy-from]';

/**
 * Buttons that copy a text, or what a URL answers. The result is in the element of the button that is read out, else in
 * the one behind it; its own text comes back later.
 */
export function enhanceCopying(text: GetText<BrowserTextKey>): void {
  const marks = new Map<HTMLElement, () => void>();
  const show = (button: HTMLElement, key: BrowserTextKey) => {
    marks.get(button)?.();
    const end = showResult(button, { key, text });
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
    const { copy, copyFrom } = button.dataset;
    copyFromSource(copy ?? loadText(copyFrom ?? ''), text('copyPrompt')).then(
      (isCopied) => isCopied && show(button, copy === undefined ? 'pageCopied' : 'codeCopied'),
      (error) => {
        console.warn(error);
        show(button, 'copyPageFailed');
      },
    );
  });
}

async function copyFromSource(source: string | Promise<string>, promptText: string): Promise<boolean> {
  return copyText(await source, promptText);
}

/** @returns what ends it */
function showResult(
  button: HTMLElement,
  { key, text }: { key: BrowserTextKey; text: GetText<BrowserTextKey> },
): () => void {
  const status = button.querySelector('[aria-live]') ?? button.parentElement?.querySelector('[role=status]');
  const before = status?.textContent ?? '';
  if (status) status.textContent = text(key);
  const isDone = key !== 'copyPageFailed';
  if (isDone) button.dataset.done = '';
  if (isDone) button.querySelector('svg')?.replaceWith(createIcon('check'));
  return () => {
    if (status) status.textContent = before;
    delete button.dataset.done;
    button.querySelector('svg')?.replaceWith(createIcon('copy'));
  };
}

async function loadText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The page's Markdown answered ${response.status}: ${href}`);
  return response.text();
}
