import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import { find, pressKey, showPage } from '../../test/show-page.ts';
import { enhanceTooltips } from './enhance-tooltips.ts';

const PAGE =
  '<p><span class="q-tooltip" id="a"><button>a</button><button>b</button></span><span class="q-tooltip" id="b"></span></p>';

beforeAll(() => {
  // The DOM of the tests does not know these states.
  rs.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement) {
    return this.contains(document.activeElement);
  });
  enhanceTooltips();
});
afterAll(() => {
  rs.restoreAllMocks();
});

const listDismissed = () => [...document.querySelectorAll('[data-dismissed]')].map(({ id }) => id);
const leave = (to: Element | null) =>
  find('#a button').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));

test('Escape hides the tooltip that has the focus, until the focus has left it', () => {
  showPage(PAGE);
  find('#a button').focus();
  pressKey('#a button', 'Escape');
  expect(listDismissed()).toEqual(['a']);
  leave(find('#a button:last-child'));
  expect(listDismissed()).toEqual(['a']);
  leave(find('#b'));
  expect(listDismissed()).toEqual([]);
});

test('another key hides no tooltip', () => {
  showPage(PAGE);
  find('#a button').focus();
  pressKey('#a button', 'Enter');
  expect(listDismissed()).toEqual([]);
});
