import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { enhanceLayout } from './enhance-layout.ts';

const CODE = '<figure class="q-code"><pre><code>a</code></pre></figure>';
const TABS = `<div class="q-tabs">
  <div role="tablist"><button role="tab" data-tab-value="a"></button><button role="tab" data-tab-value="b"></button></div>
  <div role="tabpanel" data-tab-panel="a" data-selected></div><div role="tabpanel" data-tab-panel="b"></div>
</div>`;
const SEARCH = `<button class="DocSearch-Button"></button><dialog class="DocSearch-Container">
  <input class="DocSearch-Input"><button class="DocSearch-Reset"></button><button class="DocSearch-Cancel"></button>
  <div class="DocSearch-Body"><p role="status"></p><p role="alert"></p></div>
</dialog>`;

beforeAll(() => {
  rs.spyOn(console, 'warn').mockImplementation(() => undefined);
  showPage('<p></p>');
  const loadView = async () => {
    throw new Error('offline');
  };
  enhanceLayout({ getHref: () => '/', loadView });
});

afterAll(() => {
  rs.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = '';
});

test.each([
  ['the appearance changes', '<button data-appearance></button>', 'button', 'html.dark'],
  ['a tab is selected', TABS, '[data-tab-value=b]', '[data-tab-panel=b][data-selected]'],
  ['lines of code wrap', CODE, '[data-action=wrap]', '.q-code[data-wrap]'],
  ['a notice closes', '<p></p><div data-banner="a"><button></button></div>', 'button', 'p:last-child'],
  ['the search opens', SEARCH, '.DocSearch-Button', 'dialog[open]'],
  [
    'the page scrolls to its top',
    '<main tabindex="-1"></main><button class="q-scroll-to-top"></button>',
    '.q-scroll-to-top',
    'main:focus',
  ],
])('on a page that is shown later, %s by a press', (_, page, button, result) => {
  showPage(page);
  expect(document.querySelector(result)).toBeNull();
  press(button);
  expect(document.querySelector(result)).not.toBeNull();
});

test('the group of the current page is open on a page that is shown later', () => {
  showPage('<div id="q-sidebar"><details><a aria-current="page"></a></details></div>');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
});

test('scripts show the texts of the current page', () => {
  for (const text of ['Wrap', '换行']) {
    showPage(`<script type="application/json" id="q-texts">["${text}"]</script>${CODE}`);
    expect(find('[data-action=wrap]').title).toBe(text);
  }
});
