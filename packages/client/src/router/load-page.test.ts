import { expect, rs, test } from '@rstest/core';
import { createPageLoader } from './load-page.ts';

const never = new AbortController().signal;

function createPages(load = async (pathname: string) => `page ${pathname}`) {
  const read = rs.fn(async (_: string, pathname: string) => ({ href: pathname, show() {} }));
  return { read, pages: createPageLoader(load, read) };
}

test('the page that was preloaded last is parsed before it is visited, and shown once', async () => {
  const { read, pages } = createPages();
  await pages.load('/a', never);
  await pages.load('/b', never);
  expect([pages.has('/a'), pages.has('/b')]).toEqual([false, true]);
  read.mockClear();
  const first = await pages.visit('/b', never);
  expect(read).not.toHaveBeenCalled();
  expect(await pages.visit('/b', never)).not.toBe(first);
  expect(read).toHaveBeenCalledOnce();
});

test('any other page is parsed when it is visited, and its redirects are followed', async () => {
  const moved = '<meta name="quire-redirect" content="/new">';
  const { read, pages } = createPages(async (pathname) => (pathname === '/old' ? moved : `page ${pathname}`));
  await pages.load('/a', never);
  expect((await pages.visit('/old', never)).href).toBe('/new');
  expect(read).toHaveBeenLastCalledWith('page /new', '/new');
});

test('a page whose preload failed is fetched again when it is visited', async () => {
  const load = rs.fn(async (pathname: string) => `page ${pathname}`).mockRejectedValueOnce(new Error('no network'));
  const { pages } = createPages(load);
  await pages.load('/a', never);
  expect(pages.has('/a')).toBe(false);
  expect((await pages.visit('/a', never)).href).toBe('/a');
});
