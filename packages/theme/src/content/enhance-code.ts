/** Owns the buttons of code blocks: wrap, copy, unfold. (SPEC.md 4) */
import { COPIED_MARK_MS } from '../constants.ts';
import type { TextKey } from '../texts/text-key.ts';
import type { GetText } from '../texts/use-texts.ts';
import { copyText } from '../ui/clipboard.ts';
import { createIcon } from '../ui/create-icon.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { getCodeText } from './code-text.ts';

export function enhanceCode(article: HTMLElement, text: GetText): () => void {
  const ends = new AbortController();
  const added = [...article.querySelectorAll<HTMLElement>('.q-code')].flatMap((block) => addButtons(block, text));
  article.addEventListener('click', (event) => onClick(event, text), { signal: ends.signal });
  return () => {
    ends.abort();
    for (const element of added) element.remove();
  };
}

function addButtons(block: HTMLElement, text: GetText): HTMLElement[] {
  const actions = document.createElement('div');
  actions.className = 'q-code-actions';
  const wrap = createButton('wrap', { icon: 'wrap', name: text('wrapCode') });
  wrap.ariaPressed = String('wrap' in block.dataset);
  actions.append(wrap, createButton('copy', { icon: 'copy', name: text('copyCode') }));
  block.append(actions);
  return 'fold' in block.dataset ? [actions, addFoldButton(block, text)] : [actions];
}

function addFoldButton(block: HTMLElement, text: GetText): HTMLElement {
  const fold = document.createElement('button');
  fold.type = 'button';
  fold.className = 'q-code-fold';
  fold.dataset.action = 'fold';
  fold.ariaExpanded = 'false';
  fold.textContent = text('showAllCode');
  block.append(fold);
  return fold;
}

function createButton(action: string, { icon, name }: { icon: IconName; name: string }): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.action = action;
  button.ariaLabel = name;
  button.title = name;
  button.append(createIcon(icon));
  return button;
}

const actions: ReadonlyMap<string | undefined, (block: HTMLElement, button: HTMLElement, text: GetText) => void> =
  new Map([
    ['copy', (block, button, text) => void copyBlock(block, button, text)],
    ['wrap', (block, button) => toggleWrap(block, button)],
    ['fold', toggleFold],
  ]);

function onClick(event: Event, text: GetText): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('.q-code button[data-action]');
  const block = button?.closest<HTMLElement>('.q-code');
  if (button && block) actions.get(button.dataset.action)?.(block, button, text);
}

function toggleWrap(block: HTMLElement, button: HTMLElement): void {
  button.ariaPressed = String(block.toggleAttribute('data-wrap'));
}

function toggleFold(block: HTMLElement, button: HTMLElement, text: GetText): void {
  const folded = block.toggleAttribute('data-fold');
  button.ariaExpanded = String(!folded);
  button.textContent = text(folded ? 'showAllCode' : 'showLessCode');
  if (folded) block.scrollIntoView({ block: 'nearest' });
}

async function copyBlock(block: HTMLElement, button: HTMLElement, text: GetText): Promise<void> {
  if (await copyText(getCodeText(block), text('copyPrompt'))) showMark(button, text, 'codeCopied');
}

function showMark(button: HTMLElement, text: GetText, key: TextKey): void {
  button.dataset.done = '';
  button.ariaLabel = text(key);
  button.replaceChildren(createIcon('check'));
  announce(button, text(key));
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = text('copyCode');
    button.replaceChildren(createIcon('copy'));
  }, COPIED_MARK_MS);
}

/** Tells screen readers what the mark tells the eye. */
function announce(button: HTMLElement, message: string): void {
  const region = document.createElement('span');
  region.role = 'status';
  region.className = 'q-visually-hidden';
  button.after(region);
  requestAnimationFrame(() => {
    region.textContent = message;
  });
  setTimeout(() => region.remove(), COPIED_MARK_MS);
}
