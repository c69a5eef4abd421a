import { createElement, visitElements } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';
import { createIconButton } from '../ui/create-icon-button.ts';
import { onClick } from '../ui/find-target.ts';

/** Adds the buttons of code blocks: wrap, copy (doc/enhance-copying.ts), unfold. */
export function enhanceCode(): void {
  visitElements('.q-code', addButtons);
  onClick('.q-code button[data-action]', (button) => {
    const block = button.closest<HTMLElement>('.q-code');
    if (!block) return;
    if (button.dataset.action === 'wrap') button.ariaPressed = String(block.toggleAttribute('data-wrap'));
    if (button.dataset.action === 'fold') toggleFold(block, button);
  });
}

function addButtons(block: HTMLElement): void {
  const wrap = createButton('wrap', getText('wrapCode'));
  wrap.ariaPressed = String('wrap' in block.dataset);
  block.append(createElement('div', { className: 'q-code-actions' }, wrap, createButton('copy', getText('copyCode'))));
  if (!('fold' in block.dataset)) return;
  const fold = createElement('button', { type: 'button', className: 'q-code-fold', ariaExpanded: 'false' });
  fold.dataset.action = 'fold';
  fold.textContent = getText('showAllCode');
  block.append(fold);
}

function createButton(action: 'wrap' | 'copy', name: string): HTMLButtonElement {
  const button = createIconButton(action, name);
  button.title = name;
  button.dataset.action = action;
  return button;
}

function toggleFold(block: HTMLElement, button: HTMLElement): void {
  const folded = block.toggleAttribute('data-fold');
  button.ariaExpanded = String(!folded);
  button.textContent = getText(folded ? 'showAllCode' : 'showLessCode');
  if (folded) block.scrollIntoView({ block: 'nearest' });
}
