import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { useState } from 'react';
import { samplePageView } from '../../test/sample-page-view.ts';
import type { PageView } from '../contract/page-view.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { usePageView } from '../page/page-store.ts';
import { createIslands, type IslandLoaders } from './islands.ts';
import { recordClicks } from './record-clicks.ts';

/** Nothing of a document without a layout comes into view. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Counter({ step = 1 }: { step?: number }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + step)}>
      {count} on {usePageView().href}
    </button>
  );
}

const ISLAND =
  '<quire-island data-name="counter.tsx#Counter" data-id="a0" data-props="{&quot;step&quot;:2}"><button type="button">0<!-- --> on <!-- -->/a</button></quire-island>';

let root: HTMLElement;
let view: PageView;

beforeEach(() => {
  rs.stubGlobal('IntersectionObserver', NothingInView);
  root = document.createElement('div');
  document.body.replaceChildren(root);
  view = samplePageView('/a');
});
afterEach(() => {
  rs.unstubAllGlobals();
});

function start(loaders: IslandLoaders = { 'counter.tsx': async () => ({ Counter }) }, loadView = async () => view) {
  const page = { loadView } as Pick<CurrentPage, 'loadView'> as CurrentPage;
  const update = createIslands(root, { loaders, page, policy: { createHTML: (text) => text } });
  update();
  return update;
}

const readText = () => root.querySelector('button')?.textContent;
const touch = () => root.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('an island is hydrated when it is used, and earlier clicks are replayed', async () => {
  recordClicks();
  root.innerHTML = ISLAND;
  start();
  root.querySelector('button')?.click();
  root.querySelector('button')?.click();
  expect(readText()).toBe('0 on /a');
  touch();
  await rs.waitFor(() => expect(readText()).toBe('4 on /a'));
});

test('an island that is kept during navigation keeps its state, and gets the data of the next page', async () => {
  root.innerHTML = ISLAND;
  const update = start();
  touch();
  await rs.waitFor(() => expect(root.querySelector<HTMLElement>('quire-island')?.dataset.alive).toBe(''));
  root.querySelector('button')?.click();
  await rs.waitFor(() => expect(readText()).toBe('2 on /a'));
  view = samplePageView('/b');
  update();
  await rs.waitFor(() => expect(readText()).toBe('2 on /b'));
});

test.each([
  ['whose script cannot be loaded', { 'counter.tsx': () => Promise.reject(new Error('gone')) }, undefined],
  ['whose page data cannot be loaded', undefined, () => Promise.reject(new Error('gone'))],
])('an island %s stays static, which is logged', async (_, loaders, loadView) => {
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  root.innerHTML = ISLAND;
  start(loaders, loadView);
  touch();
  await rs.waitFor(() =>
    expect(error).toHaveBeenCalledWith('Quire: the island <counter.tsx#Counter> stays static.', expect.any(Error)),
  );
  expect(readText()).toBe('0 on /a');
  error.mockRestore();
});

test('an island whose HTML differs from its component is rendered again, with a warning', async () => {
  // React reports the difference itself too, in development.
  const error = rs.spyOn(console, 'error').mockImplementation(() => {});
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  root.innerHTML = ISLAND.replace('>0<', '>7<');
  start();
  touch();
  await rs.waitFor(() => expect(readText()).toBe('0 on /a'));
  expect(warn).toHaveBeenCalledWith(
    'Quire: the HTML of the page differs from its components.',
    expect.any(Error),
    expect.any(String),
  );
  root.querySelector('button')?.click();
  await rs.waitFor(() => expect(readText()).toBe('2 on /a'));
  warn.mockRestore();
  error.mockRestore();
});
