import { announce, createElement, type FailedVisit } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';
import { createQuietLine } from '../ui/create-quiet-line.ts';
import { knowsPopovers } from '../ui/popovers.ts';

/** Shows a line that says that a page could not be loaded, and offers to try again. (docs/behavior/navigation.md) */
export function showFailedVisit(visit: FailedVisit | undefined): void {
  const shown = document.querySelector('[data-part=visit]');
  // Only one such line is shown at a time.
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]')) offer.hidden = visit !== undefined;
  if (!visit) {
    shown?.remove();
    return;
  }
  closeModals();
  showVisit(shown ?? document.body.appendChild(createLine()), visit);
}

/** The line would be below an open drawer or the search, and inert. */
function closeModals(): void {
  if (knowsPopovers()) for (const panel of document.querySelectorAll<HTMLElement>('[data-modal]')) panel.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('.DocSearch-Container')) dialog.close();
}

/** The buttons stay, because one of them may have the focus. */
function showVisit(line: Element, visit: FailedVisit): void {
  const message = getText(visit.isRetrying ? 'visitRetrying' : 'visitFailed');
  announce(message);
  line.firstChild?.replaceWith(message);
  const [retry, close] = line.querySelectorAll('button');
  if (retry) retry.onclick = visit.retry;
  if (!close) return;
  close.onclick = () => {
    visit.dismiss();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
}

function createLine(): HTMLElement {
  const retry = createElement('button', { type: 'button', className: 'q-quiet-action' }, getText('visitRetry'));
  return createQuietLine({ name: getText('visitFailed'), part: 'visit' }, ' ', retry);
}
