import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { find, press, pressKey, showPage } from '../../test/show-page.ts';
import { enhanceSearch } from './enhance-search.ts';

const PAGE = `<button class="DocSearch-Button"></button><input id="other">
<dialog class="DocSearch-Container">
  <input class="DocSearch-Input" placeholder="Search docs"><button class="DocSearch-Reset"></button>
  <button class="DocSearch-Cancel"></button>
  <div class="DocSearch-Body"><p role="status" hidden></p><p role="alert" hidden></p></div>
</dialog>`;

let loads: number;

beforeAll(() => {
  enhanceSearch({
    getHref: () => '/a',
    loadView: async () => {
      loads += 1;
      throw new Error('offline');
    },
  });
});

beforeEach(() => {
  loads = 0;
  rs.spyOn(console, 'warn').mockImplementation(() => undefined);
  // With a real request, a failure waits for the network before it is shown.
  rs.stubGlobal('fetch', async () => new Response(''));
  showPage(PAGE);
});

afterEach(() => {
  findOpen()?.close();
  localStorage.clear();
  rs.restoreAllMocks();
  rs.unstubAllGlobals();
});

const findOpen = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const findField = () => findOpen()?.querySelector('input');
const fire = (selector: string, type: string) => find(selector).dispatchEvent(new Event(type, { bubbles: true }));

function pressShortcut(): boolean {
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

test('Ctrl+K opens the dialog with the focus in its field, and closes it', () => {
  expect(pressShortcut()).toBe(true);
  expect(findField()).toBe(document.activeElement);
  expect(findField()?.getAttribute('aria-label')).toBe('Search docs');
  pressShortcut();
  expect(findOpen()).toBeNull();
});

test('Escape clears the field, and closes the dialog if it is empty, while the search loads', () => {
  press('.DocSearch-Button');
  const field = findField();
  if (field) field.value = 'dts';
  pressKey('dialog[open] input', 'Escape');
  expect(findField()?.value).toBe('');
  pressKey('dialog[open] input', 'Escape');
  expect(findOpen()).toBeNull();
});

test('the button opens the dialog, which its cancel button closes', () => {
  press('.DocSearch-Button');
  expect(findField()).toBe(document.activeElement);
  press('dialog[open] .DocSearch-Cancel');
  expect(findOpen()).toBeNull();
});

test('a slash opens the dialog outside of fields, unless the reader has turned it off', () => {
  pressKey('#other', '/');
  expect(findOpen()).toBeNull();
  pressKey('.DocSearch-Button', '/');
  expect(findOpen()).not.toBeNull();
  findOpen()?.close();
  localStorage.setItem('quire-search-slash', 'off');
  pressKey('.DocSearch-Button', '/');
  expect(findOpen()).toBeNull();
});

test('a page without a search leaves the keys to the browser', () => {
  showPage('<p></p>');
  expect(pressShortcut()).toBe(false);
});

test.each(['pointerover', 'focusin', 'touchstart'])('the event %s on the button preloads the search', (type) => {
  fire('#other', type);
  expect(loads).toBe(0);
  fire('.DocSearch-Button', type);
  expect(loads).toBe(1);
});

test('a key that may begin the shortcut preloads the search', () => {
  pressKey('#other', 'Control');
  expect(loads).toBe(1);
});

test('if the search cannot be loaded, the dialog keeps the text, says so, and the next key tries again', async () => {
  press('.DocSearch-Button');
  const field = find<HTMLInputElement>('dialog[open] input');
  field.value = 'dts';
  await rs.waitFor(() => expect(find('dialog[open] [role=alert]').hidden).toBe(false));
  expect(loads).toBe(1);
  fire('dialog[open] input', 'input');
  expect(loads).toBe(2);
  expect(find('dialog[open] [role=alert]').hidden).toBe(true);
  expect(field.value).toBe('dts');
});
