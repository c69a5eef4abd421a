import { beforeEach, expect, rs, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { showFailedVisit } from './show-failed-visit.ts';

beforeEach(() =>
  showPage(
    '<main tabindex="-1"></main><aside data-offer></aside><div data-part="visit"><span role="status"></span></div>',
  ),
);

const line = () => find('[data-part=visit]');
const createVisit = (isRetrying = false) => ({ isRetrying, retry: rs.fn(), dismiss: rs.fn() });

test('a failed navigation is announced once, with a button to try again', () => {
  const visit = createVisit();
  showFailedVisit(visit);
  expect(find('[data-part=visit] [role=status]').textContent).toBe('visitFailed');
  expect(find('[data-offer]').hidden).toBe(true);
  press('.q-quiet-action');
  expect(visit.retry).toHaveBeenCalledOnce();
});

test('the buttons keep the focus during another attempt', () => {
  showFailedVisit(createVisit());
  const retry = find('.q-quiet-action');
  retry.focus();
  showFailedVisit(createVisit(true));
  expect(line().textContent).toContain('visitRetrying');
  expect(document.activeElement).toBe(retry);
});

test('the reader can dismiss the message, and the focus moves to the text', () => {
  const visit = createVisit();
  showFailedVisit(visit);
  press('.q-quiet-close');
  expect(visit.dismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find('main'));
});

test('a successful navigation removes the message', () => {
  showFailedVisit(createVisit());
  showFailedVisit(undefined);
  expect(line().outerHTML).toBe('<div data-part="visit" class=""><span role="status"></span></div>');
  expect(find('[data-offer]').hidden).toBe(false);
});
