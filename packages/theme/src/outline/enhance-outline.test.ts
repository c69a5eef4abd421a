import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceOutline } from './enhance-outline.ts';

beforeAll(enhanceOutline);
afterEach(() => {
  rs.restoreAllMocks();
});

test('the last shown heading that was scrolled past is marked, only in the outline', async () => {
  const ids = ['a', '100%', 'c', 'in-other-tab'];
  showPage(
    `${ids.map((id) => `<h2 id="${id}"></h2>`).join('')}<div id="q-outline"><nav><ul>${ids
      .map((id) => `<li><a href="#${id}"></a></li>`)
      .join('')}</ul></nav></div><a href="#100%" id="elsewhere"></a>`,
  );
  find('#in-other-tab').style.display = 'none';
  for (const [index, top] of [-300, 0, 400, 0].entries())
    rs.spyOn(find(`[id="${ids[index]}"]`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  dispatchEvent(new Event('scroll'));
  await rs.waitFor(() => find('#q-outline [aria-current=location]'));
  expect([...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'))).toEqual(['#100%']);
});
