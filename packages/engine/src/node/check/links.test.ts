import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import type { Page } from '../content/page.ts';
import { openLinkContext } from '../routes/links.ts';
import { formatUserError } from '../user-error.ts';
import { findDeadLinks } from './links.ts';

const cli = samplePage('en/guide/basic/cli', {
  headings: [
    { id: 'cli', text: 'CLI', depth: 1, line: 1 },
    { id: 'rslib-build', text: 'rslib build', depth: 2, line: 3 },
    { id: '退出码', text: '退出码', depth: 2, line: 5 },
  ],
});

async function messagesFor(page: Page): Promise<string[]> {
  const routes = sampleRoutes(page, cli, 'en/guide/start/quick-start', 'zh/guide/basic/cli');
  return findDeadLinks(await openLinkContext(routes, sampleConfig())).map(formatUserError);
}

function linkTo(target: string, line: number, sourcePath = 'en/guide/start/index.md') {
  return { target, sourcePath, line, column: 12 };
}

function pageWithLink(target: string): Page {
  return samplePage('en/guide/start/index', { links: [linkTo(target, 7)] });
}

test.each(['../basic/cli.md#rslib-build', '/guide/basic/cli#top', '/guide/basic/cli#%E9%80%80%E5%87%BA%E7%A0%81', '#'])(
  'the live link %s is no mistake',
  async (target) => expect(await messagesFor(pageWithLink(target))).toEqual([]),
);

test.each([
  ['quick-strat.md', 'Did you mean "/guide/start/quick-start"?'],
  ['/guide/basic/clii', 'Did you mean "/guide/basic/cli"?'],
  ['../basics/cli.md', 'Did you mean "/guide/basic/cli"?'],
])('a dead link to %s is told with its place and what was meant', async (target, hint) => {
  const [message] = await messagesFor(pageWithLink(target));
  expect(message).toBe(
    `en/guide/start/index.md:7:12\n  The link "${target}" leads to no page and no public file.\n  ${hint}`,
  );
});

test('a dead anchor is told with the nearest one of the page that it names', async () => {
  const [message] = await messagesFor(pageWithLink('/guide/basic/cli#rslib-biuld'));
  expect(message).toContain(
    'names an anchor that en/guide/basic/cli.md does not have.\n  Did you mean "#rslib-build"?',
  );
});

test('a dead anchor that resembles none is told with those there are', async () => {
  const [message] = await messagesFor(pageWithLink('/guide/basic/cli#xxxxxxxxxxxxxxxxxx'));
  expect(message).toContain('It has #cli, #rslib-build, #退出码.');
});

test('a link with a scheme for scripts is a mistake', async () => {
  const [message] = await messagesFor(pageWithLink('javascript:alert(1)'));
  expect(message).toContain('has a scheme that no browser should follow');
});

test('links of the frontmatter are checked too', async () => {
  const home = samplePage('en/index', {
    frontmatter: {
      hero: { name: '', text: '', tagline: '', actions: [{ theme: 'brand', text: 'Start', link: '/gone' }] },
      features: [{ title: 'x', details: 'y', link: '/also-gone' }],
    },
  });
  expect(await messagesFor(home)).toHaveLength(2);
});

test('a mistake in a fragment that several pages show is told once, with its own file', async () => {
  const links = [linkTo('/gone', 3, 'en/_shared/x.md')];
  const routes = sampleRoutes(samplePage('en/a', { links }), samplePage('en/b', { links }));
  const errors = findDeadLinks(await openLinkContext(routes, sampleConfig()));
  expect(errors.map((error) => error.details)).toEqual([{ file: 'en/_shared/x.md', line: 3, column: 12 }]);
});

test('all mistakes are told at once', async () => {
  const targets = ['/a1', '/b2', '/c3'];
  const page = samplePage('en/index', {
    links: targets.map((target, index) => linkTo(target, index + 1)),
  });
  expect(await messagesFor(page)).toHaveLength(3);
});
