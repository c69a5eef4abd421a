import type { FailedVisit } from '@quire/client';
import { type GetBrowserText, readTexts } from '../texts/browser-texts.ts';
import { createElement } from '../ui/create-element.ts';
import { createIconButton } from '../ui/create-icon-button.ts';

/** Marks the element of the layout that contains the line. */
export const VISIT_PART = 'visit';

/**
 * Shows a line that says that a page could not be loaded, and offers to try again. Its live region exists before it has text,
 * so that screen readers announce the text. (docs/behavior/navigation.md)
 */
export function showFailedVisit(visit: FailedVisit | undefined): void {
  const line = document.querySelector<HTMLElement>(`[data-part=${VISIT_PART}]`);
  const status = line?.querySelector<HTMLElement>('[role=status]');
  if (!line || !status) return;
  const text = readTexts();
  line.className = visit ? 'q-quiet-line' : '';
  status.textContent = visit ? text(visit.isRetrying ? 'visitRetrying' : 'visitFailed') : '';
  // Only one such line is shown at a time.
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]')) offer.hidden = visit !== undefined;
  const buttons = line.querySelectorAll('button');
  if (!visit) for (const button of buttons) button.remove();
  else if (buttons.length === 0) line.append(...createButtons(visit, text));
}

function createButtons(visit: FailedVisit, text: GetBrowserText): HTMLElement[] {
  const retry = createElement('button', { type: 'button', className: 'q-quiet-action' }, text('visitRetry'));
  retry.addEventListener('click', visit.retry);
  const close = createIconButton('close', text('dismiss'), { className: 'q-quiet-close' });
  close.addEventListener('click', () => {
    visit.dismiss();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  return [retry, close];
}
