import { afterEach, expect, rs, test } from '@rstest/core';
import { onRestLoaded } from '../dom/page-event.ts';
import { createRestLoader } from './load-rest.ts';

afterEach(() => {
  document.body.replaceChildren();
  rs.unstubAllGlobals();
});

const BRANCH = '<nav data-rest="/rest.html"><a href="/b" aria-current="page">B</a></nav>';
const WHOLE = '<body><p>layout</p><nav data-rest=""><a href="/a">A</a><a href="/b">B</a></nav>';

/** Of pages that are shown one after the other; each answer counts as one request. */
function createLoader(answer: () => Response) {
  const requests = rs.fn(async () => answer());
  rs.stubGlobal('fetch', requests);
  const onLoad = rs.fn();
  onRestLoaded(onLoad);
  return { requests, onLoad, load: createRestLoader({ createHTML: (text) => text }) };
}

test('the whole list replaces the branch, and the current page stays marked', async () => {
  const { load, onLoad } = createLoader(() => new Response(WHOLE));
  document.body.innerHTML = BRANCH;
  load();
  await rs.waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  expect(document.body.innerHTML).toBe('<nav><a href="/a">A</a><a href="/b" aria-current="page">B</a></nav>');
});

test('a file that several pages need is fetched once', async () => {
  const { load, onLoad, requests } = createLoader(() => new Response(WHOLE));
  for (const times of [1, 2]) {
    document.body.innerHTML = BRANCH;
    load();
    await rs.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(times));
  }
  expect(requests).toHaveBeenCalledOnce();
});

test('a branch whose file fails to load is kept, which is logged, and loading is tried again', async () => {
  const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
  const { load, onLoad } = createLoader(() => new Response('', { status: 404 }));
  document.body.innerHTML = BRANCH;
  load();
  await rs.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(document.body.innerHTML).toBe(BRANCH);
  rs.stubGlobal('fetch', async () => new Response(WHOLE));
  load();
  await rs.waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
  warn.mockRestore();
});

test('a list that another page has replaced in the meantime is not changed', async () => {
  const { load, onLoad, requests } = createLoader(() => new Response(WHOLE));
  document.body.innerHTML = BRANCH;
  load();
  document.body.innerHTML = '<p>another page</p>';
  await requests.mock.results[0]?.value;
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body.innerHTML).toBe('<p>another page</p>');
  expect(onLoad).not.toHaveBeenCalled();
});
