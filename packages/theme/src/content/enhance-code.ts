import { visitElements } from '@quire/client';
import type { GetBrowserText } from '../texts/browser-texts.ts';
import { createIconButton } from '../ui/create-icon-button.ts';
import { findTarget } from '../ui/find-target.ts';
import type { IconName } from '../ui/icon-names.ts';

/** Adds the buttons of code blocks: wrap, copy (doc/enhance-copying.ts), unfold. */
export function enhanceCode(text: GetBrowserText): void {
  visitElements('.q-code', (block) => addButtons(block, text));
  document.addEventListener('click', (event) => {
    const button = findTarget(event, '.q-code button[data-action]');
    const block = button?.closest<HTMLElement>('.q-code');
    if (!button || !block) return;
    if (button.dataset.action === 'wrap') button.ariaPressed = String(block.toggleAttribute('data-wrap'));
    if (button.dataset.action === 'fold') toggleFold(block, button, text);
  });
}

function addButtons(block: HTMLElement, text: GetBrowserText): void {
  const actions = document.createElement('div');
  actions.className = 'q-code-actions';
  const wrap = createButton('wrap', { icon: 'wrap', name: text('wrapCode') });
  wrap.ariaPressed = String('wrap' in block.dataset);
  actions.append(wrap, createButton('copy', { icon: 'copy', name: text('copyCode') }));
  block.append(actions);
  if ('fold' in block.dataset) addFoldButton(block, text);
}

function addFoldButton(block: HTMLElement, text: GetBrowserText): void {
  const fold = document.createElement('button');
  fold.type = 'button';
  fold.className = 'q-code-fold';
  fold.dataset.action = 'fold';
  fold.ariaExpanded = 'false';
  fold.textContent = text('showAllCode');
  block.append(fold);
}

function createButton(action: string, { icon, name }: { icon: IconName; name: string }): HTMLButtonElement {
  const button = createIconButton(icon, name);
  button.dataset.action = action;
  button.title = name;
  return button;
}

function toggleFold(block: HTMLElement, button: HTMLElement, text: GetBrowserText): void {
  const folded = block.toggleAttribute('data-fold');
  button.ariaExpanded = String(!folded);
  button.textContent = text(folded ? 'showAllCode' : 'showLessCode');
  if (folded) block.scrollIntoView({ block: 'nearest' });
}
