import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { find, installPopovers, press, showPage } from '../../test/show-page.ts';
import { isOpen } from '../ui/popovers.ts';
import { showFailedVisit } from './show-failed-visit.ts';

const announce = rs.fn();
const show = (visit?: ReturnType<typeof createVisit>) => showFailedVisit(visit, announce);
const createVisit = (isRetrying = false) => ({ isRetrying, retry: rs.fn(), dismiss: rs.fn() });

beforeAll(installPopovers);
beforeEach(() => {
  show();
  announce.mockClear();
  showPage('<main tabindex="-1"></main><aside data-offer></aside>');
});

test('a failed navigation is announced once, with a button to try again', () => {
  const visit = createVisit();
  show(visit);
  expect(announce.mock.calls).toEqual([['visitFailed']]);
  expect(find('.q-quiet-line').textContent).toContain('visitFailed');
  expect(find('[data-offer]').hidden).toBe(true);
  press('.q-quiet-action');
  expect(visit.retry).toHaveBeenCalledOnce();
});

test('an open drawer and the open search close, which would cover the message', () => {
  showPage('<div popover data-modal="Menu"></div><dialog class="DocSearch-Container"></dialog>');
  find('[data-modal]').showPopover();
  find<HTMLDialogElement>('dialog').showModal();
  show(createVisit());
  expect(isOpen(find('[data-modal]'))).toBe(false);
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
});

test('the buttons keep the focus during another attempt', () => {
  show(createVisit());
  const retry = find('.q-quiet-action');
  retry.focus();
  show(createVisit(true));
  expect(find('.q-quiet-line').textContent).toMatch(/^visitRetrying/);
  expect(document.activeElement).toBe(retry);
});

test('after another link failed, the button tries that one', () => {
  const [first, second] = [createVisit(), createVisit()];
  show(first);
  show(second);
  press('.q-quiet-action');
  expect([first, second].map(({ retry }) => retry.mock.calls.length)).toEqual([0, 1]);
});

test('the reader can dismiss the message, and the focus moves to the text', () => {
  const visit = createVisit();
  show(visit);
  press('.q-quiet-close');
  expect(visit.dismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find('main'));
});

test('a successful navigation removes the message', () => {
  show(createVisit());
  show();
  expect(document.querySelector('.q-quiet-line')).toBeNull();
  expect(find('[data-offer]').hidden).toBe(false);
});
