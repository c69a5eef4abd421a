/** Claims about `quire check --external` and `--list-external`, as they are run. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { quire, writeSite } from '../../test/run-quire.ts';

const ANSWERS: Record<string, [status: number, location?: string]> = {
  '/gone': [404],
  '/moved': [301, '/page'],
  '/later': [302, '/page'],
};
let server: Server;
let origin: string;
let dir: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, location] = ANSWERS[request.url ?? ''] ?? [200];
    const headers = { 'Content-Type': 'text/html', ...(location !== undefined && { Location: location }) };
    response.writeHead(status, headers).end('<h2 id="part">Part</h2>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  dir = writeSite({
    'site.config.mjs': `export default { siteUrl: 'https://site.example', check: { ignore: ['${origin}/private/*'], orphans: 'off' } };\n`,
    'docs/index.md': `# Home\n\n[1](${origin}/page#part) [2](${origin}/gone)\n\n[3](${origin}/moved) [4](${origin}/private/x)\n\n[5](mailto:a@b.example) <a href="${origin}/ad" rel="nofollow">6</a>\n`,
    'docs/other.mdx': `# Other\n\nexport const Made = () => <a href={'${origin}/' + 'page#none'}>Made</a>;\n\n<Made />\n\n[6](${origin}/gone) [7](${origin}/later)\n`,
    'docs/_nav.json': `[{ "text": "Away", "link": "${origin}/nav" }]\n`,
  });
});

afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

test('links to other hosts are listed, of components and the navigation too, except for nofollow, without asking for them', async () => {
  let asked = 0;
  server.on('request', () => asked++);
  const { code, stdout } = await quire('check', dir, '--list-external');
  const paths = ['gone', 'later', 'moved', 'nav', 'page#none', 'page#part', 'private/x'];
  expect([code, stdout]).toEqual([0, paths.map((path) => `${origin}/${path}\n`).join('')]);
  expect(asked).toBe(0);
});

test('as JSON each problem has its places, each link its answer', async () => {
  const { code, stdout } = await quire('check', dir, '--external', '--format', 'json');
  const report = JSON.parse(stdout);
  expect([code, report.errors, report.warnings]).toEqual([1, 2, 2]);
  const found = report.diagnostics.map(({ file, line, column, rule, severity, message }: Record<string, string>) =>
    [file?.replace(/.*docs\//, ''), line, column, rule, severity, message].join(' '),
  );
  expect(found).toEqual([
    `index.md 3 ${origin.length + 17} externalLinks error The link "${origin}/gone" fails: the host responds with 404.`,
    `other.mdx 7 1 externalLinks error The link "${origin}/gone" fails: the host responds with 404.`,
    `index.md 5 1 externalLinks warning The link "${origin}/moved" has moved permanently (301).`,
    `other.mdx   externalLinks warning The link "${origin}/page#none" leads to "#none", which the page does not have.`,
  ]);
  expect(report.external.counts).toEqual({ 200: 3, '301 permanent': 1, '302 temporary': 1, 404: 1, ignored: 1 });
  expect(report.external.links).toContainEqual({
    url: `${origin}/later`,
    answer: '302 temporary',
    to: `${origin}/page`,
  });
});

test('as text the counts come last, and GitHub annotates the lines', async () => {
  const text = await quire('check', dir, '--external');
  expect(text.stderr).toMatch(
    /7 links to 1 other host\n {2}200 {12}3\n {2}301 permanent {2}1\n.*\n {2}404 {12}1\n {2}ignored {8}1\n/,
  );
  const { stdout } = await quire('check', dir, '--external', '--format', 'github');
  expect(stdout).toMatch(/^::error file=[^\n]*index\.md,line=3,col=\d+,title=quire%3A externalLinks::The link/m);
});

test('on a site with errors that are not of these links, no host is asked, and that is reported', async () => {
  const broken = writeSite({ 'index.md': `# Home\n\n[1](./none.md) [2](${origin}/gone)\n` });
  const { code, stderr } = await quire('check', broken, '--external');
  expect(code).toBe(1);
  expect(stderr).toContain('Links to other hosts were not checked');
  expect(stderr).not.toContain('/gone" fails');
});

test('without the option no host is asked, and nothing is reported', async () => {
  const { code, stdout } = await quire('check', dir, '--format', 'json');
  expect([code, JSON.parse(stdout)]).toEqual([0, { errors: 0, warnings: 0, diagnostics: [] }]);
  expect((await quire('check', dir, '--format', 'github')).stdout).toBe('');
});
