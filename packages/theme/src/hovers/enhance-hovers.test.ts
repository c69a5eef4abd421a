import { hashBlockText } from '@quire/client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { find, installPopovers, pressKey, showPage } from '../../test/show-page.ts';
import { enhanceHovers } from './enhance-hovers.ts';

const TEXT = 'one two';
const FILE = {
  blocks: { [hashBlockText(TEXT)]: [0, 0, 3, 0, 0, 4, 3, 1] },
  notes: [{ code: ['k', 'one: 1'], text: 'The `first`.', default: '1' }, { code: ['', 'two: 2'] }],
};
const block = (code: string, lang = 'ts') =>
  `<figure class="q-code"><pre><code class="language-${lang}">${code}</code></pre></figure>`;

let requested: string[];
let canHover: boolean;

beforeAll(() => {
  installPopovers();
  document.head.insertAdjacentHTML('beforeend', '<meta name="quire-hovers" content="/hovers/a.json">');
  enhanceHovers();
});

beforeEach(() => {
  requested = [];
  canHover = true;
  rs.stubGlobal('matchMedia', () => ({ matches: !canHover }));
  rs.stubGlobal('fetch', async (href: string) => {
    requested.push(href);
    return new Response(JSON.stringify(FILE));
  });
});

afterEach(() => {
  rs.unstubAllGlobals();
});

afterAll(() => {
  find('meta[name=quire-hovers]').remove();
});

const fire = (element: Element, type: string) => element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
const findShown = () => [...document.querySelectorAll('.q-hover')].find((panel) => panel.matches(':popover-open'));

/** Points at the block until its names are elements. */
async function showNames(html = block(TEXT)): Promise<void> {
  showPage(html);
  fire(find('code'), 'pointerover');
  await rs.waitFor(() => find('.q-name'));
}

test('nothing is loaded until a reader turns to code, and then the file of the page, once and at once', async () => {
  showPage(`<p>a</p>${block(TEXT)}${block('other')}`);
  fire(find('p'), 'pointerover');
  expect(requested).toEqual([]);
  for (const code of document.querySelectorAll('code')) fire(code, 'pointerover');
  expect(requested).toEqual(['/hovers/a.json']);
  await rs.waitFor(() => find('.q-name'));
  fire(find('.q-name'), 'pointerover');
  expect(requested).toEqual(['/hovers/a.json']);
});

test('a name that is pointed at is described by signature, sentence and default', async () => {
  await showNames();
  const name = find('.q-name');
  fire(name, 'pointerover');
  await rs.waitFor(() => expect(findShown()).toBeDefined());
  expect(findShown()?.innerHTML).toBe(
    '<div class="q-signature"><span class="k">one: 1</span></div>' +
      '<div dir="auto">The <code>first</code>.</div><div><i>@default</i> 1</div>',
  );
  expect(name.getAttribute('aria-describedby')).toBe(findShown()?.id);
});

test('Enter explains a name without a link', async () => {
  await showNames();
  pressKey('.q-name:nth-of-type(2)', 'Enter');
  expect(findShown()?.textContent).toBe('two: 2');
});

test('on touch screens a tap shows the explanation with the link, instead of following the link', async () => {
  await showNames(block('<a href="/one">one</a> two'));
  canHover = false;
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('code a').dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(true);
  await rs.waitFor(() => expect(findShown()?.role).toBe('dialog'));
  expect(findShown()?.querySelector('a')?.getAttribute('href')).toContain('/one');
});

test('code in which names may be explained is a stop of the Tab key, until it proves to have none', async () => {
  showPage(block(TEXT) + block('other') + block('none', 'sh'));
  const listStops = () => [...document.querySelectorAll('code')].map((code) => code.getAttribute('tabindex'));
  expect(listStops()).toEqual(['0', '0', null]);
  fire(find('code'), 'pointerover');
  await rs.waitFor(() => expect(listStops()).toEqual([null, null, null]));
  expect(find('.q-name').tabIndex).toBe(0);
});
