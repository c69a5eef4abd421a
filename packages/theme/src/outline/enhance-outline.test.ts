import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceOutline } from './enhance-outline.ts';

beforeAll(enhanceOutline);
afterEach(() => {
  rs.restoreAllMocks();
});

test('the last heading that was scrolled past is marked, only in the outline', async () => {
  showPage(
    '<h2 id="a"></h2><h2 id="b"></h2><h2 id="c"></h2><div id="q-outline"><nav><ul><li><a href="#a"></a></li><li><a href="#b"></a></li><li><a href="#c"></a></li></ul></nav></div><a href="#b" id="elsewhere"></a>',
  );
  for (const [id, top] of [
    ['a', -300],
    ['b', 0],
    ['c', 400],
  ] as const)
    rs.spyOn(find(`#${id}`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  dispatchEvent(new Event('scroll'));
  await rs.waitFor(() => find('#q-outline [aria-current=location]'));
  expect([...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'))).toEqual(['#b']);
});
