import { expect, test } from '@rstest/core';
import { createTexts, find, showPage } from '../../test/show-page.ts';
import { enhanceFilters } from './enhance-filter.ts';

const GROUPS = `<div class="q-filterable"><input type="search"><div data-filter-list><p role="status"></p>
  <section><h2>Output</h2><ul><li><h3><a>output.path</a></h3><ul><li><a>default</a></li></ul></li><li><h3><a>output.minify</a></h3></li></ul></section>
  <section><h2>Source</h2><ul><li><h3><a>source.entry</a></h3></li></ul></section></div></div>`;

function filter(query: string): void {
  find<HTMLInputElement>('input').value = query;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}

const listShown = () =>
  [...document.querySelectorAll<HTMLElement>('h3')].flatMap((title) =>
    title.closest('[hidden]') ? [] : [title.textContent],
  );

test('items that do not match are hidden, matches are highlighted, and an empty query restores the list', () => {
  showPage(GROUPS);
  const before = find('section').outerHTML;
  enhanceFilters();
  filter('minify');
  expect(listShown()).toEqual(['output.minify']);
  expect(find('mark').textContent).toBe('minify');
  filter('');
  expect(listShown()).toEqual(['output.path', 'output.minify', 'source.entry']);
  expect(find('section').outerHTML).toBe(before);
});

test.each([
  ['the name of a group', 'outp', ['output.path', 'output.minify'], ['default']],
  ['the title of a page', 'put.path', ['output.path'], ['default']],
  ['a heading', 'defa', ['output.path'], ['default']],
  ['another page', 'minify', ['output.minify'], []],
])('a match in %s shows what it contains', (_, query, titles, headings) => {
  showPage(GROUPS);
  enhanceFilters();
  filter(query);
  expect(listShown()).toEqual(titles);
  const shown = [...document.querySelectorAll('li li')].filter((heading) => !heading.closest('[hidden]'));
  expect(shown.map(({ textContent }) => textContent)).toEqual(headings);
});

test('a query without matches is announced', () => {
  showPage(GROUPS + createTexts('{query}'));
  enhanceFilters();
  filter('nothing');
  expect(listShown()).toEqual([]);
  expect(find('[role=status]').textContent).toBe('nothing');
});

test('text that was typed before the script loaded is used', () => {
  showPage(GROUPS);
  find<HTMLInputElement>('input').value = 'entry';
  enhanceFilters();
  expect(listShown()).toEqual(['source.entry']);
});
