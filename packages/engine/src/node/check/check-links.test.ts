import { formatDiagnostic } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import type { Page } from '../content/page.ts';
import { openLinkContext } from '../routes/resolve-link.ts';
import { applySeverities } from './apply-severities.ts';
import { checkLinks } from './check-links.ts';

const cli = samplePage('en/guide/basic/cli', {
  headings: [
    { id: 'cli', text: 'CLI', depth: 1, line: 1 },
    { id: 'sail-build', text: 'sail build', depth: 2, line: 3 },
    { id: '退出码', text: '退出码', depth: 2, line: 5 },
  ],
});

async function messagesFor(page: Page): Promise<string[]> {
  const routes = sampleRoutes(page, cli, 'en/guide/start/quick-start', 'zh/guide/basic/cli', 'en/deck plan#é');
  const config = sampleConfig({ siteUrl: 'https://own.example', base: '/docs/', ignoredTargets: ['/%E5%A4%96/*'] });
  return checkLinks(openLinkContext(routes, config)).map(formatDiagnostic);
}

function linkTo(target: string, line: number, sourcePath = 'en/guide/start/index.md') {
  return { target, sourcePath, line, column: 12 };
}

function pageWithLink(target: string): Page {
  return samplePage('en/guide/start/index', { links: [linkTo(target, 7)] });
}

test.each([
  '../basic/cli.md#sail-build',
  '../basic/cli.md#sail-build:~:text=a',
  '/guide/basic/cli#:~:text=a',
  '/guide/basic/cli#top',
  '/guide/basic/cli#%E9%80%80%E5%87%BA%E7%A0%81',
  '#',
  ...['/外/x', '/%E5%A4%96/x'],
  'https://own.example/docs/guide/basic/cli.html#sail-build',
  'https://own.example/blog',
  'https://other.example/docs/gone',
  ...['vscode:mcp/install?x', 'cursor://install', 'slack://open'],
])('the valid link %s is not reported', async (target) => expect(await messagesFor(pageWithLink(target))).toEqual([]));

test.each([
  ['quick-strat.md', 'Did you mean "./quick-start.md"?'],
  ['/deck%20plan%23', 'Did you mean "/deck%20plan%23é"? Its "é" is U+00E9.'],
  ['/guide/basic/clii', 'Did you mean "/guide/basic/cli"?'],
  ['../basics/cli.md#a', 'Did you mean "../basic/cli.md"?'],
  ['https://own.example/docs/guide/basic/clii', 'Did you mean "/guide/basic/cli"?'],
  ['guide%5Cstart.md', 'Write "/" between folders, not a backslash.'],
  ['www.example.com/a', 'If it is on another host, write "https://www.example.com/a".'],
  ['https//example.com', 'If it is on another host, write "https://example.com".'],
  ['//own.example/docs/play', 'If the host has this URL from elsewhere, add it to "check.ignore".'],
])('a dead link to %s is reported with its place and the nearest page', async (target, help) => {
  const [message] = await messagesFor(pageWithLink(target));
  expect(message).toBe(
    `en/guide/start/index.md:7:12\n  The link "${target}" does not match a page or a public file. [${target.includes('own.') ? 'componentLinks' : 'links'}]\n  help: ${help}`,
  );
});

test('a link without a URL is reported', async () => {
  expect(await messagesFor(pageWithLink(''))).toEqual([expect.stringContaining('The link has no URL')]);
});

test('a dead anchor that resembles none is reported with those that exist', async () => {
  const [message] = await messagesFor(pageWithLink('/guide/basic/cli#xxxxxxxxxxxxxxxxxx'));
  expect(message).toContain('It has #cli, #sail-build, #退出码.');
});

const UNSAFE = ['javascript:a()', 'htps://a', 'malto:a@b.co', 'file:///a', 'C:/docs', 'http:/a', 'xref:a', 'path:/a'];
test.each(UNSAFE)('%s is an error', async (target) => {
  expect((await messagesFor(pageWithLink(target)))[0]).toContain('has a URL scheme that is not allowed');
});

test('an error in a fragment that several pages show is reported once, with its own file', async () => {
  const links = [linkTo('/gone', 3, 'en/_shared/x.md')];
  const routes = sampleRoutes(samplePage('en/a', { links }), samplePage('en/b', { links }));
  const found = applySeverities(checkLinks(openLinkContext(routes, sampleConfig())), sampleConfig());
  expect(found).toMatchObject([{ file: 'en/_shared/x.md', line: 3, column: 12 }]);
});
