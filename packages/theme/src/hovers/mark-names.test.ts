import { hashBlockText } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { markNames } from './mark-names.ts';

const TEXT = 'const a = b(a);\n  a: b\n';
const NOTES = [{ code: ['', 'a: 1'] }, { code: ['', 'b(): 2'] }];
const PLACES = [0, 6, 1, 0, 0, 10, 1, 1, 0, 12, 1, 0, 1, 2, 1, 0, 1, 5, 1, 1];

function mark(html: string, blocks: Record<string, number[]>) {
  showPage(`<figure class="q-code"><pre><code>${html}</code></pre></figure>`);
  const code = find('code');
  const named = markNames(code, { blocks, notes: NOTES });
  expect(code.textContent).toBe(TEXT);
  return [...named].map(([name, { code: tokens }]) => [name.outerHTML, tokens[1]]).reverse();
}

test('names without an element get one, and links and colors are kept', () => {
  const html =
    '<span class="k">const</span> a = <span class="f">b</span>(a);\n  <a class="a" href="/a">a</a>: <span class="t">b\n</span>';
  const name = (text: string) => `<span class="q-name" tabindex="-1" role="button">${text}</span>`;
  expect(mark(html, { [hashBlockText(TEXT)]: PLACES })).toEqual([
    [name('a'), 'a: 1'],
    ['<span class="f q-name" tabindex="-1" role="button">b</span>', 'b(): 2'],
    [name('a'), 'a: 1'],
    ['<a class="a q-name" href="/a">a</a>', 'a: 1'],
    [name('b'), 'b(): 2'],
  ]);
});

test('a block whose text differs has no names', () => {
  expect(mark(TEXT, { [hashBlockText('other')]: PLACES })).toEqual([]);
});
