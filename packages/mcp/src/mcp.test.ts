/** Claims about `quire mcp`, asked by the client of the protocol's SDK. */
import { readdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { startPreview } from '@quire/engine';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, openOutput, QUIRE, quire, quireAlone, SITES, writeSite } from '../../engine/test/run-quire.ts';
import { writeFiles } from '../../engine/test/temporary-site.ts';

const LONG_TEXT = `${'Words of a long section. '.repeat(500)}\n`;
const LONG_PAGE = `# Long\n\n## Setup\n\n${LONG_TEXT}\n## Usage of \`x\`\n\n${LONG_TEXT}\n## Setup\n\nThe second setup.\n\n| a |\n| - |\n| <span id="row"></span>b |\n`;

interface Session {
  client: Client;
  ask(tool: string, args: Record<string, unknown>): Promise<{ isError: boolean; text: string }>;
}

async function connect(where: string): Promise<Session> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [QUIRE, 'mcp', where], stderr: 'ignore' }),
  );
  return {
    client,
    async ask(name, args) {
      const result = await client.callTool({ name, arguments: args });
      const [content] = result.content as Array<{ text: string }>;
      return { isError: result.isError === true, text: content?.text ?? '' };
    },
  };
}

const { outDir } = openOutput('mcp');
const ends: Array<() => Promise<unknown>> = [];
let previewUrl: string;

beforeAll(async () => {
  await buildSite(join(SITES, 'two-locales'), outDir);
  const preview = await startPreview({ dir: outDir, port: 0, host: '127.0.0.1' });
  ends.push(preview.close);
  previewUrl = preview.url;
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

describe.each(['a folder', 'a URL'])('a client of %s', (kind) => {
  let session: Session;
  beforeAll(async () => {
    session = await connect(kind === 'a folder' ? outDir : `${previewUrl}guide/page`);
    ends.push(() => session.client.close());
  });

  test('is offered three tools, and told what they are for', async () => {
    const { tools } = await session.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages']);
    expect(session.client.getInstructions()).toContain('documentation of Two');
    expect(session.client.getServerVersion()).toMatchObject({ title: 'Two' });
  });

  test('searches in both languages, and gets titles, URLs and paragraphs', async () => {
    const { text } = await session.ask('search', { query: 'install', limit: 1 });
    expect(text).toContain('1. [Page › Install it](https://two.example/docs/guide/page#install-it)\n   ');
    expect(text).not.toContain('\n2. ');
    const { text: missed } = await session.ask('search', { query: '安装' });
    expect(missed).toMatch(/No results for "安装" in the language "en"\..* The other languages are "zh"\./);
    const { text: chinese } = await session.ask('search', { query: '安装', language: 'zh' });
    expect(chinese).toContain('(https://two.example/docs/zh/guide/page#install-it)');
  });

  test('reads the page of a URL, a route or a file name', async () => {
    const { text } = await session.ask('read_page', { page: 'https://two.example/docs/guide/page#install-it' });
    expect(text).toContain('# Page\n');
    for (const page of ['/guide/page', 'guide/page.md', '/docs/guide/page.html', `${previewUrl}guide/page`].slice(
      0,
      kind === 'a folder' ? 3 : 4,
    ))
      expect(await session.ask('read_page', { page })).toEqual({ isError: false, text });
    expect((await session.ask('read_page', { page: '/zh/guide/page' })).text).toContain('# 页面\n');
    expect((await session.ask('read_page', { page: '/zh/guide' })).text).toContain('# Guide\n');
  });

  test('lists the pages of a language and section', async () => {
    const { text } = await session.ask('list_pages', { language: 'zh', section: '/zh/guide/' });
    expect(text).toContain('](https://two.example/docs/zh/guide/page)');
    expect(text).not.toContain('/blog/');
  });

  test.each([
    ['read_page', { page: '/guide/pge' }, 'Did you mean "/guide/page"?'],
    ['read_page', { page: '/../../package.json' }, 'The site has no page'],
    ['read_page', { page: '/guide/\0page' }, 'The site has no page'],
    ['read_page', { page: `/${'x'.repeat(5000)}` }, 'The site has no page'],
    ['read_page', { page: 'https://other.example/guide/page' }, 'is not a page of this site'],
    ['read_page', { page: '//other.example/guide/page' }, 'is not a page of this site'],
    ['read_page', { page: '/.///127.0.0.1:1/page' }, 'The site has no page'],
    ['read_page', { page: 'https://[two.example/guide/page' }, 'is not a page of this site'],
    ['read_page', { page: '/guide/page', part: 2 }, 'It has only one.'],
    ['list_pages', { section: 'Nothing' }, 'The site has no section "Nothing"'],
    ['search', { query: 'x', language: 'fr' }, '"en"|"zh"'],
    ['search', {}, 'query'],
  ])('gets an error with a text and no stack: %s %j', async (tool, args, message) => {
    const { isError, text } = await session.ask(tool, args);
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(message) });
    expect(text).not.toMatch(/\n\s+at /);
  });
});

test('a long page comes in parts; the URL of a heading or a line of a table gives the part that has it', async () => {
  const dir = writeSite({
    'site.config.mjs': "console.log('loading'); export default {};",
    'docs/index.md': LONG_PAGE,
  });
  await buildSite(dir, join(dir, 'dist'));
  const session = await connect(dir);
  ends.push(() => session.client.close());
  const { text } = await session.ask('read_page', { page: '/' });
  expect(text).toMatch(/^# Long[\s\S]*Part 1 of 2 of this page\. [\s\S]*part 2: Usage of `x`; Setup\n$/);
  expect((await session.ask('read_page', { page: '/', part: 2 })).text).toContain('The second setup.');
  expect((await session.ask('read_page', { page: '/#usage-of-x' })).text).toMatch(/^## Usage/);
  expect((await session.ask('read_page', { page: '/#setup' })).text).toMatch(/^# Long/);
  expect((await session.ask('read_page', { page: '/#setup-1' })).text).toMatch(/^## Usage/);
  expect((await session.ask('read_page', { page: '/#row' })).text).toMatch(/^## Usage/);
});

test('a site that is built again is answered from as it is then', async () => {
  const dir = writeSite({ 'docs/index.md': '# Home\n', 'docs/one.md': '# One\n' });
  await buildSite(dir, join(dir, 'dist'));
  const session = await connect(dir);
  ends.push(() => session.client.close());
  expect((await session.ask('search', { query: 'quokka' })).text).toContain('No results for "quokka"');
  writeFiles(dir, { 'docs/two.md': '# Quokka\n\nNew.\n' });
  await buildSite(dir, join(dir, 'dist'));
  expect((await session.ask('search', { query: 'quokka' })).text).toContain('[Quokka](/two)');
  expect((await session.ask('read_page', { page: '/two' })).text).toContain('New.');
});

test('a moved page is read by its former URL, and damaged files are reported with what to do', async () => {
  const dir = writeSite({
    'site.config.mjs': "export default { redirects: { '/old': '/one#two' }, };",
    'docs/index.md': '# Home\n',
    'docs/one.md': '# One\n\n## Two\n\nText.\n',
  });
  const out = join(dir, 'dist');
  await buildSite(dir, out);
  const session = await connect(dir);
  ends.push(() => session.client.close());
  const preview = await startPreview({ dir: out, port: 0, host: '127.0.0.1' });
  const remote = await connect(preview.url);
  ends.push(() => remote.client.close(), preview.close);
  for (const { ask } of [session, remote]) {
    expect((await ask('read_page', { page: '/old' })).text).toContain('# One');
    expect((await ask('read_page', { page: '/older' })).text).toContain('The site has no page "/older"');
  }
  writeFiles(out, { 'search/en.json': '{ "format": 0 }' });
  expect((await session.ask('search', { query: 'one' })).text).toMatch(/"search\/en\.json"[\s\S]*quire build/);
  for (const name of readdirSync(join(out, 'assets')))
    if (name.endsWith('.json')) writeFiles(out, { [`assets/${name}`]: '{' });
  const { code, stderr } = await quireAlone('mcp', dir);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/cannot be read[\s\S]*quire build/) });
});

test('a folder that is not built is reported with the command that builds it', async () => {
  const { code, stderr, stdout } = await quire('mcp', writeSite({ 'docs/index.md': '# Home\n' }));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/No build wrote the folder[\s\S]*quire build/);
});

describe('a host', () => {
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    ends.push(async () => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  test('that is not a site of Quire is reported', async () => {
    const url = await serve((_, response) => void response.end('<!doctype html><title>Other</title>'));
    const { code, stderr } = await quireAlone('mcp', url);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('is not a page of a site built with Quire'),
    });
  });

  test('that does not answer is reported with the reason', async () => {
    const { code, stderr } = await quireAlone('mcp', 'http://127.0.0.1:1/');
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('cannot be reached') });
  });

  test('that redirects to another origin is not followed there', async () => {
    const asked: string[] = [];
    const other = await serve(({ url = '' }, response) => {
      asked.push(url);
      response.end();
    });
    const url = await serve((_, response) => void response.writeHead(302, { location: other }).end());
    const { stderr } = await quireAlone('mcp', url);
    expect(stderr).toContain(`quire mcp ${other}`);
    expect(asked).toEqual([]);
  });
});
