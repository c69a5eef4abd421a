import { beforeAll, expect, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { enhanceCode } from './enhance-code.ts';

beforeAll(enhanceCode);

const BLOCK = '<div class="q-code" data-fold><pre>code</pre></div>';
const countButtons = () => document.querySelectorAll('.q-code-actions').length;

test('each block gets its buttons once, on each page', () => {
  showPage(BLOCK);
  expect(countButtons()).toBe(1);
  document.dispatchEvent(new Event('quire-page'));
  expect(countButtons()).toBe(1);
  showPage(BLOCK + BLOCK);
  expect(countButtons()).toBe(2);
});

test('a block in an island gets them when the island is hydrated', () => {
  showPage(`<quire-island>${BLOCK}</quire-island>`);
  expect(countButtons()).toBe(0);
  const island = find('quire-island');
  island.dataset.alive = '';
  island.dispatchEvent(new Event('quire-island-ready', { bubbles: true }));
  expect(countButtons()).toBe(1);
});

test('lines wrap and long blocks unfold by a press, which the buttons say', () => {
  showPage(BLOCK);
  press('[data-action=wrap]');
  expect(find('.q-code').dataset.wrap).toBe('');
  expect(find('[data-action=wrap]').ariaPressed).toBe('true');
  press('[data-action=fold]');
  expect(find('.q-code').dataset.fold).toBeUndefined();
  expect(find('[data-action=fold]')).toMatchObject({ ariaExpanded: 'true', textContent: 'showLessCode' });
});
