import { expect, test } from '@rstest/core';
import { createDocuments } from './documents.ts';

/** A server that notes what it is asked for. */
function createServer(answer = async (path: string) => `page ${path}`) {
  const asked: string[] = [];
  const load = createDocuments((path) => {
    asked.push(path);
    return answer(path);
  });
  return { asked, load };
}

const never = new AbortController().signal;

test('a page is fetched once for all spellings of its URL', async () => {
  const { asked, load } = createServer();
  const spellings = ['/a', '/a/', '/A.html', '/a/index.html'];
  await Promise.all(spellings.map((pathname) => load(pathname, never)));
  expect(asked).toEqual(['/a']);
});

test('a failure is not cached', async () => {
  let works = false;
  const { asked, load } = createServer(async () => {
    if (!works) throw new Error('no network');
    return 'page';
  });
  await expect(load('/a', never)).rejects.toThrow('no network');
  works = true;
  expect(await load('/a', never)).toBe('page');
  expect(asked).toEqual(['/a', '/a']);
});

test('an aborted navigation does not affect the next one to the same page', async () => {
  const { asked, load } = createServer();
  const first = new AbortController();
  const given = load('/a', first.signal).catch(() => undefined);
  first.abort();
  expect(await load('/a', never)).toBe('page /a');
  await given;
  expect(asked).toEqual(['/a', '/a']);
});

test('a page that was fetched is cached, even if the navigation is aborted later', async () => {
  const { asked, load } = createServer();
  const first = new AbortController();
  await load('/a', first.signal);
  first.abort();
  await load('/a', never);
  expect(asked).toEqual(['/a']);
});

test('the 20 most recently used pages are cached', async () => {
  const { asked, load } = createServer();
  for (let page = 0; page < 24; page++) await load(`/p${page}`, never);
  await load('/p0', never);
  await load('/p24', never);
  const before = asked.length;
  for (const page of [0, 6, 24, 1, 5]) await load(`/p${page}`, never);
  expect(asked.slice(before)).toEqual(['/p1', '/p5']);
});
