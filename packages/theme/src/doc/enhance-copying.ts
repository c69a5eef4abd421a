import { announce, loadFile } from '@quire/client';
import { COPIED_MARK_MS } from '../constants.ts';
import { getCodeText } from '../content/code-text.ts';
import { type BrowserTextKey, getText } from '../texts/browser-texts.ts';
import { copyText } from '../ui/clipboard.ts';
import { createIcon } from '../ui/create-icon.ts';
import { onClick } from '../ui/find-target.ts';

const BUTTON = '[data-copy], [data-copy-from], .q-code [data-action=copy]';

/**
 * Buttons that copy a text, the response of a URL, or the code block that they are in. The result is shown in the button's
 * live region for a while, or only announced.
 */
export function enhanceCopying(): void {
  const marks = new Map<HTMLElement, () => void>();
  const show = (button: HTMLElement, key: BrowserTextKey) => {
    marks.get(button)?.();
    const end = showResult(button, getText(key), key !== 'copyPageFailed');
    const timer = setTimeout(() => marks.get(button)?.(), COPIED_MARK_MS);
    marks.set(button, () => {
      clearTimeout(timer);
      marks.delete(button);
      end();
    });
  };
  onClick(BUTTON, (button) => {
    copySource(button, getText('copyPrompt')).then(
      (isCopied) => isCopied && show(button, 'copied'),
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
  const source = copyFrom === undefined ? (copy ?? (code ? getCodeText(code) : '')) : (await loadFile(copyFrom)).text;
  return copyText(source, promptText);
}

/** @returns a function that restores the button */
function showResult(button: HTMLElement, message: string, isDone: boolean): () => void {
  const label = button.querySelector('[aria-live]');
  const before = label?.textContent ?? '';
  const say = (said: string) => {
    if (label) label.textContent = said;
    else announce(said);
  };
  say(message);
  if (isDone) button.dataset.done = '';
  if (isDone) button.querySelector('svg')?.replaceWith(createIcon('check'));
  return () => {
    say(before);
    delete button.dataset.done;
    button.querySelector('svg')?.replaceWith(createIcon('copy'));
  };
}
