import { expect, test } from '@rstest/core';
import { createDocuments } from './documents.ts';

/** A server that notes what it is asked for. */
function createServer(answer = async (path: string) => `page ${path}`) {
  const asked: string[] = [];
  const documents = createDocuments((path) => {
    asked.push(path);
    return answer(path);
  });
  return { asked, documents };
}

const never = new AbortController().signal;

test('a page is fetched once for all spellings of its URL', async () => {
  const { asked, documents } = createServer();
  const spellings = ['/a', '/a/', '/A.html', '/a/index.html'];
  await Promise.all(spellings.map((pathname) => documents.load(pathname, never)));
  expect(asked).toEqual(['/a']);
});

test('a failure is not cached', async () => {
  let works = false;
  const { asked, documents } = createServer(async () => {
    if (!works) throw new Error('no network');
    return 'page';
  });
  await expect(documents.load('/a', never)).rejects.toThrow('no network');
  works = true;
  expect(await documents.load('/a', never)).toBe('page');
  expect(asked).toEqual(['/a', '/a']);
});

test('an aborted navigation does not affect the next one to the same page', async () => {
  const { asked, documents } = createServer();
  const first = new AbortController();
  const given = documents.load('/a', first.signal).catch(() => undefined);
  first.abort();
  expect(await documents.load('/a', never)).toBe('page /a');
  await given;
  expect(asked).toEqual(['/a', '/a']);
});

test('a page that was fetched is cached, even if the navigation is aborted later', async () => {
  const { asked, documents } = createServer();
  const first = new AbortController();
  await documents.load('/a', first.signal);
  first.abort();
  await documents.load('/a', never);
  expect(asked).toEqual(['/a']);
});

test('the 20 most recently used pages are cached', async () => {
  const { asked, documents } = createServer();
  for (let page = 0; page < 24; page++) await documents.load(`/p${page}`, never);
  await documents.load('/p0', never);
  await documents.load('/p24', never);
  const before = asked.length;
  for (const page of [0, 6, 24, 1, 5]) await documents.load(`/p${page}`, never);
  expect(asked.slice(before)).toEqual(['/p1', '/p5']);
});
