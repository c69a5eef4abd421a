/** Owns the buttons of code blocks: wrap, copy, unfold. */
import { visitElements } from '@quire/engine/client';
import { COPIED_MARK_MS } from '../constants.ts';
import type { BrowserTextKey } from '../texts/browser-texts.ts';
import type { GetText } from '../texts/create-get-text.ts';
import { copyText } from '../ui/clipboard.ts';
import { createIcon } from '../ui/create-icon.ts';
import type { IconName } from '../ui/icon-names.ts';
import { getCodeText } from './code-text.ts';

interface CopyFeedback {
  text: GetText<BrowserTextKey>;
  /** Announces to screen readers what a mark shows. */
  status: HTMLElement;
  /** What ends the marks that show, by their buttons. */
  marks: Map<HTMLElement, ReturnType<typeof setTimeout>>;
}

export function enhanceCode(article: HTMLElement, text: GetText<BrowserTextKey>): () => void {
  // An empty text stays empty, and takes no room.
  if (!article.querySelector('.q-code')) return () => {};
  const ends = new AbortController();
  const added: HTMLElement[] = [];
  const stopVisiting = visitElements(article, '.q-code', (block) => added.push(...addButtons(block, text)));
  // There from the start: what a region holds already when it comes is not read out.
  const status = createStatus();
  article.append(status);
  const feedback: CopyFeedback = { text, status, marks: new Map() };
  article.addEventListener('click', (event) => onClick(event, feedback), { signal: ends.signal });
  return () => {
    ends.abort();
    stopVisiting();
    for (const element of [...added, status]) element.remove();
  };
}

function addButtons(block: HTMLElement, text: GetText<BrowserTextKey>): HTMLElement[] {
  const actions = document.createElement('div');
  actions.className = 'q-code-actions';
  const wrap = createButton('wrap', { icon: 'wrap', name: text('wrapCode') });
  wrap.ariaPressed = String('wrap' in block.dataset);
  actions.append(wrap, createButton('copy', { icon: 'copy', name: text('copyCode') }));
  block.append(actions);
  return 'fold' in block.dataset ? [actions, addFoldButton(block, text)] : [actions];
}

function addFoldButton(block: HTMLElement, text: GetText<BrowserTextKey>): HTMLElement {
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

type Action = (block: HTMLElement, button: HTMLElement, feedback: CopyFeedback) => void;

const actions: ReadonlyMap<string | undefined, Action> = new Map<string, Action>([
  ['copy', (block, button, feedback) => void copyBlock(block, button, feedback)],
  ['wrap', toggleWrap],
  ['fold', toggleFold],
]);

function onClick(event: Event, feedback: CopyFeedback): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('.q-code button[data-action]');
  const block = button?.closest<HTMLElement>('.q-code');
  if (button && block) actions.get(button.dataset.action)?.(block, button, feedback);
}

function toggleWrap(block: HTMLElement, button: HTMLElement): void {
  button.ariaPressed = String(block.toggleAttribute('data-wrap'));
}

function toggleFold(block: HTMLElement, button: HTMLElement, { text }: CopyFeedback): void {
  const folded = block.toggleAttribute('data-fold');
  button.ariaExpanded = String(!folded);
  button.textContent = text(folded ? 'showAllCode' : 'showLessCode');
  if (folded) block.scrollIntoView({ block: 'nearest' });
}

async function copyBlock(block: HTMLElement, button: HTMLElement, feedback: CopyFeedback): Promise<void> {
  if (await copyText(getCodeText(block), feedback.text('copyPrompt'))) showMark(button, feedback);
}

/** The button keeps its name: a change of it would be read out beside the status. A second copy shows its whole time. */
function showMark(button: HTMLElement, { text, status, marks }: CopyFeedback): void {
  clearTimeout(marks.get(button));
  button.dataset.done = '';
  button.replaceChildren(createIcon('check'));
  status.textContent = text('codeCopied');
  const end = () => {
    marks.delete(button);
    delete button.dataset.done;
    button.replaceChildren(createIcon('copy'));
    if (marks.size === 0) status.textContent = '';
  };
  marks.set(button, setTimeout(end, COPIED_MARK_MS));
}

function createStatus(): HTMLElement {
  const status = document.createElement('span');
  status.role = 'status';
  status.className = 'q-visually-hidden';
  return status;
}
