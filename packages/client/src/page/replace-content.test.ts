import { expect, test } from '@rstest/core';
import { replaceContent } from './replace-content.ts';

function createRoot(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const bar = (current: string) =>
  `<header data-keep="bar">${['/a', '/b'].map((href) => `<a href="${href}"${href === current ? ' aria-current="page"' : ''}>${href}</a>`).join('')}</header>`;

test('parts with the same key in both pages are kept, with the marks of the next page, and everything else is replaced', () => {
  const root = createRoot(`${bar('/a')}<main>A</main>`);
  const header = root.firstChild;
  replaceContent(root, createRoot(`<p>notice</p>${bar('/b')}<main>B</main><footer></footer>`));
  expect(root.innerHTML).toBe(`<p>notice</p>${bar('/b')}<main>B</main><footer></footer>`);
  expect(root.children[1]).toBe(header);
});

test('a part with another key is replaced', () => {
  const root = createRoot('<header data-keep="bar">A</header>');
  replaceContent(root, createRoot('<header data-keep="bar of the home page">B</header>'));
  expect(root.innerHTML).toBe('<header data-keep="bar of the home page">B</header>');
});

test('an element around a kept part is kept too, and gets the attributes of the next page', () => {
  const root = createRoot(`<div class="doc" lang="en">${bar('/a')}</div>`);
  const around = root.firstChild;
  replaceContent(root, createRoot(`<div class="overview">${bar('/b')}</div>`));
  expect(root.innerHTML).toBe(`<div class="overview">${bar('/b')}</div>`);
  expect(root.firstChild).toBe(around);
});

test('a part whose number of links differs on the next page is replaced', () => {
  const root = createRoot(bar('/a'));
  const next = '<header data-keep="bar"><a href="/c">C</a></header>';
  replaceContent(root, createRoot(next));
  expect(root.innerHTML).toBe(next);
});

test.each([
  ['hydrated island with the same key in both pages is kept', ' data-answers=""', '<b>2</b>'],
  ['island that is not hydrated yet gets the HTML of the next page', '', '<b>0</b>'],
])('a %s', (_, hydrated, shown) => {
  const root = createRoot(`<quire-island data-keep="counter"${hydrated}><b>2</b></quire-island>`);
  replaceContent(root, createRoot('<quire-island data-keep="counter"><b>0</b></quire-island>'));
  expect(root.innerHTML).toBe(`<quire-island data-keep="counter"${hydrated}>${shown}</quire-island>`);
});

const WHOLE =
  '<ul><li><a href="/a" aria-current="page">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul>';

test('a long sidebar that is loaded completely is kept, and marks the next page, which contains only a branch', () => {
  const root = createRoot(`<div data-keep="pages"><nav>${WHOLE}</nav></div>`);
  const list = root.querySelector('ul');
  replaceContent(
    root,
    createRoot('<div data-keep="pages"><nav data-rest="/rest.html"><a href="/c" aria-current="page">C</a></nav></div>'),
  );
  expect(root.querySelector('ul')).toBe(list);
  expect([...root.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['C']);
});

test('if a long sidebar is not loaded completely, its branch is replaced by that of the next page', () => {
  const branch = (page: string) =>
    `<div data-keep="pages"><nav data-rest="/rest.html"><a href="/${page}" aria-current="page">${page}</a></nav></div>`;
  const root = createRoot(branch('a'));
  replaceContent(root, createRoot(branch('b')));
  expect(root.innerHTML).toBe(branch('b'));
});

const ISLAND = (content: string) =>
  `<quire-island><quire-slot data-slot="children">${content}</quire-slot></quire-island>`;

test('a kept part has the slots of the next page, and the islands in them are kept', () => {
  const page = (text: string, count: number) =>
    `<header data-keep="bar"><div data-slot=""><i>${text}</i><quire-island data-keep="counter" data-answers=""><b>${count}</b></quire-island></div><a href="/">Home</a></header>`;
  const root = createRoot(page('A', 2));
  const [header, island] = [root.firstChild, root.querySelector('b')];
  replaceContent(root, createRoot(page('B', 0)));
  expect(root.innerHTML).toBe(page('B', 2));
  expect(root.firstChild).toBe(header);
  expect(root.querySelector('b')).toBe(island);
});

test.each([
  ['links and buttons', '<a href="/a">A</a>', '<a href="/b">B</a><button>Open</button>'],
  ['an island with content', ISLAND('<p>A</p>'), ISLAND('<p>B</p><quire-slot data-slot="more"></quire-slot>')],
  ['other slots', '<div data-slot=""><i>A</i></div>', '<div data-slot=""><b>B</b></div>'],
])('slots of a kept part may have %s', (_, before, after) => {
  const page = (slot: string, current: string) =>
    `<header data-keep="bar"><div data-slot="">${slot}</div><a href="/x"${current}>X</a></header>`;
  const root = createRoot(page(before, ''));
  const header = root.firstChild;
  replaceContent(root, createRoot(page(after, ' aria-current="page"')));
  expect(root.innerHTML).toBe(page(after, ' aria-current="page"'));
  expect(root.firstChild).toBe(header);
});

test('a partial list with a slot is replaced as a whole', () => {
  const branch = (name: string) =>
    `<div data-keep="s"><div data-slot=""><a href="/${name}">${name}</a></div><a href="/${name}1">${name}</a><i data-rest="/rest.html"></i></div>`;
  const root = createRoot(branch('a'));
  replaceContent(root, createRoot(branch('b')));
  expect(root.innerHTML).toBe(branch('b'));
});

test('a part with other slots than on the next page is replaced', () => {
  const root = createRoot('<header data-keep="bar"><i data-slot="">A</i></header>');
  replaceContent(root, createRoot('<header data-keep="bar"></header>'));
  expect(root.innerHTML).toBe('<header data-keep="bar"></header>');
});
