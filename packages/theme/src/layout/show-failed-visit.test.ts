import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { addAnnouncer } from '../../../client/src/dom/announcer.ts';
import { find, installPopovers, press, showPage } from '../../test/show-page.ts';
import { isOpen } from '../ui/popovers.ts';
import { showFailedVisit } from './show-failed-visit.ts';

const createVisit = (isRetrying = false) => ({ isRetrying, retry: rs.fn(), dismiss: rs.fn() });

beforeAll(() => {
  installPopovers();
  addAnnouncer();
});
beforeEach(() => {
  showFailedVisit(undefined);
  showPage('<main tabindex="-1"></main><aside data-offer></aside>');
});

test('a failed navigation is announced, with a button to try again', () => {
  const visit = createVisit();
  showFailedVisit(visit);
  expect(find('.q-announcer').textContent).toBe('visitFailed');
  expect(find('.q-quiet-line').textContent).toContain('visitFailed');
  expect(find('[data-offer]').hidden).toBe(true);
  press('.q-quiet-action');
  expect(visit.retry).toHaveBeenCalledOnce();
});

test('an open drawer and the open search close, which would cover the message', () => {
  showPage('<div popover data-modal="Menu"></div><dialog class="DocSearch-Container"></dialog>');
  find('[data-modal]').showPopover();
  find<HTMLDialogElement>('dialog').showModal();
  showFailedVisit(createVisit());
  expect(isOpen(find('[data-modal]'))).toBe(false);
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
});

test('the buttons keep the focus during another attempt', () => {
  showFailedVisit(createVisit());
  const retry = find('.q-quiet-action');
  retry.focus();
  showFailedVisit(createVisit(true));
  expect(find('.q-quiet-line').textContent).toMatch(/^visitRetrying/);
  expect(document.activeElement).toBe(retry);
});

test('after another link failed, the button tries that one', () => {
  const [first, second] = [createVisit(), createVisit()];
  showFailedVisit(first);
  showFailedVisit(second);
  press('.q-quiet-action');
  expect([first, second].map(({ retry }) => retry.mock.calls.length)).toEqual([0, 1]);
});

test('the reader can dismiss the message, and the focus moves to the text', () => {
  const visit = createVisit();
  showFailedVisit(visit);
  press('.q-icon-button');
  expect(visit.dismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find('main'));
});

test('a successful navigation removes the message', () => {
  showFailedVisit(createVisit());
  showFailedVisit(undefined);
  expect(document.querySelector('.q-quiet-line')).toBeNull();
  expect(find('[data-offer]').hidden).toBe(false);
});
