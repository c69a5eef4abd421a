import { expect, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceCodeLinks } from './enhance-code-links.ts';

const BLOCK = '<figure class="q-code"><code><a href="#a">a</a>: <a href="#b">b</a>, <a href="#c">c</a></code></figure>';
const listStops = () => [...document.querySelectorAll<HTMLElement>('code a')].map(({ tabIndex }) => tabIndex);

function pressKey(key: string, modifiers: KeyboardEventInit = {}): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
}

test('a block of code with links is one Tab stop as soon as the focus is in it', () => {
  showPage(BLOCK + BLOCK);
  enhanceCodeLinks();
  find('a').focus();
  expect(listStops()).toEqual([0, -1, -1, 0, 0, 0]);
  find('figure:last-child a:last-child').focus();
  expect(listStops()).toEqual([0, -1, -1, -1, -1, 0]);
});

test('arrow keys, Home and End move between the links of a block, and the Tab stop moves with them', () => {
  showPage(BLOCK);
  enhanceCodeLinks();
  find('a').focus();
  const visited = ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'Home', 'ArrowUp', 'End'].map((key) => {
    pressKey(key);
    return document.activeElement?.textContent;
  });
  expect(visited).toEqual(['b', 'c', 'c', 'b', 'a', 'a', 'c']);
  expect(listStops()).toEqual([-1, -1, 0]);
  pressKey('ArrowLeft', { altKey: true });
  expect(document.activeElement?.textContent).toBe('c');
});
