import { afterEach, expect, rs, test } from '@rstest/core';
import { samplePageView } from '../../test/sample-page-view.ts';
import { createCurrentPage } from './current-page.ts';

afterEach(() => {
  rs.unstubAllGlobals();
});

const createPage = (routePath: string, section: string) => ({
  page: { ...samplePageView(routePath).page, routePath },
  section,
  buildId: '',
  document,
});

test('data that arrives after the reader has gone to another page is not shown for that page', async () => {
  const answers = new Map<string, (response: Response) => void>();
  rs.stubGlobal('fetch', (href: string) => new Promise((resolve) => answers.set(href, resolve)));
  const answer = (href: string) =>
    answers.get(href)?.(Response.json({ ...samplePageView('/'), versions: undefined, locales: [] }));
  const page = createCurrentPage(createPage('/a', '/a.json'), '/');
  const first = page.loadView();
  page.set(createPage('/b', '/b.json'));
  const second = page.loadView();
  answer('/b.json');
  expect((await second).href).toBe('/b');
  answer('/a.json');
  expect((await first).href).toBe('/b');
});
