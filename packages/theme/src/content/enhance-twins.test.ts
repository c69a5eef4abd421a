import { expect, test } from '@rstest/core';
import { addAnnouncer } from '../../../client/src/dom/announcer.ts';
import { find, pressKey, showPage } from '../../test/show-page.ts';
import { enhanceTwins } from './enhance-twins.ts';

const TWIN = `<div class="q-twin"><figure class="q-code" id="source"><figcaption>index.ts</figcaption><span class="line q-lit" data-to="1">a</span><span class="line" data-to="1 2">b</span></figure><figure class="q-code"><span class="line">x</span><span class="line">y</span></figure></div>`;

const listLit = () => [...document.querySelectorAll('.q-lit')].map(({ textContent }) => textContent);

test('arrow keys highlight the output of each line, and announce it', () => {
  showPage(TWIN);
  addAnnouncer();
  enhanceTwins();
  expect(find('#source').tabIndex).toBe(0);
  pressKey('#source', 'ArrowDown');
  expect(listLit()).toEqual(['b', 'x', 'y']);
  expect(find('.q-announcer').textContent).toBe('b → x y');
  pressKey('#source', 'ArrowDown');
  expect(listLit()).toEqual(['b', 'x', 'y']);
});

test('the pointer highlights the output of a line', () => {
  showPage(TWIN);
  enhanceTwins();
  find('[data-to="1 2"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(listLit()).toEqual(['b', 'x', 'y']);
});
