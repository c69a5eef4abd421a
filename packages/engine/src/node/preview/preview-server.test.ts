import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { requestRaw } from '../../../test/raw-request.ts';
import type { SiteServer } from '../http/listen.ts';
import { startPreview } from './preview-server.ts';

const SECRET = 'not to be read';
const files: Record<string, string> = {
  'dist/index.html': '<h1>home</h1>',
  'dist/guide/x.html': '<h1>x</h1>'.repeat(100),
  'dist/guide/start/index.html': '<h1>start</h1>',
  'dist/404.html': 'not found',
  'dist/zh/404.html': '未找到',
  'dist/zh/index.html': '首页',
  'dist/assets/app.1a2b.js': 'run()',
  'dist/名词.html': '名词',
  'dist/_headers': '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: immutable\n',
  'dist/_redirects': '/guide /guide/start/ 301\n/en/* /:splat 301\n/app/* /guide/x.html 200\n/* /404.html 404\n',
  'secret.txt': SECRET,
};
let root: string;
let preview: SiteServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'quire-preview-'));
  await Promise.all(Object.entries(files).map(([file, text]) => put(file, text)));
  await symlink(join(root, 'secret.txt'), join(root, 'dist/link.txt'));
  preview = await startPreview({ dir: join(root, 'dist'), port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await preview.close();
  await rm(root, { recursive: true });
});

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  requestRaw(preview.url, path, { headers, method });

test.each([
  ['/', '<h1>home</h1>'],
  ['/guide/start/?a=1', '<h1>start</h1>'],
  ['/%E5%90%8D%E8%AF%8D', '名词'],
  // By a rule for what does not exist.
  ['/app/anything', '<h1>x</h1>'.repeat(100)],
])('%s is a page', async (path, text) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', text]);
});

test.each([
  ['/guide/x.html?navbar=0', '/guide/x?navbar=0'],
  ['/GUIDE/X/', '/guide/x'],
  ['/guide/start/index', '/guide/start/'],
  ['/index.html', '/'],
  ['/guide?a=1', '/guide/start/?a=1'],
  ['/en/guide/x?b=2', '/guide/x?b=2'],
  ['/en//evil.example/x', '/evil.example/x'],
  ['/名词/'.replace(/[^/]/gu, encodeURI), '/%E5%90%8D%E8%AF%8D'],
])('%s is redirected to %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  ['/gone', 'not found'],
  ['/zh/gone', '未找到'],
  ['/zhe/gone', 'not found'],
  ['/_headers', 'not found'],
  ['/404', 'not found'],
  ['/assets/App.1a2b.js', 'not found'],
  ['/assets/', 'not found'],
])('%s is missing, and says so in its language', async (path, text) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, text]);
});

test('the headers of _headers are sent, the cache of pages is asked again each time', async () => {
  const page = await get('/');
  const asset = await get('/assets/app.1a2b.js');
  expect(page.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('max-age=0'),
  });
  expect(asset.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'immutable' });
});

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, BR;q=1', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', undefined],
  ['deflate', undefined],
] as const)('a reader who takes %s gets %s', async (accepted, encoding) => {
  const plain = await get('/guide/x');
  const { headers, body } = await get('/guide/x', { 'accept-encoding': accepted });
  expect([plain.headers['content-encoding'], headers['content-encoding']]).toEqual([undefined, encoding]);
  expect([plain.headers.vary, headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  expect(encoding ? DECODERS[encoding](body) : body).toEqual(plain.body);
});

test('a page that the reader has already is not sent again', async () => {
  const etag = String((await get('/guide/x')).headers.etag);
  const ask = async (known: string) => {
    const { status, body } = await get('/guide/x', { 'if-none-match': known });
    return [status, body.length];
  };
  for (const known of [etag, `"x", W/${etag}`, '*']) expect(await ask(known)).toEqual([304, 0]);
  expect(await ask('"x"')).toEqual([200, 1000]);
});

test('HEAD has the headers of GET without the body; other methods are refused', async () => {
  const head = await get('/guide/x', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '1000', 0]);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('a new build shows without a restart', async () => {
  await put('dist/new.html', 'new');
  expect((await get('/new')).status).toBe(200);
  await rm(join(root, 'dist/new.html'));
  expect((await get('/new')).status).toBe(404);
});

const LOOPBACK = Object.values(networkInterfaces()).flatMap((all) => all?.filter(({ internal }) => internal) ?? []);

test.each(LOOPBACK.map(({ address }) => address))(
  'if the port is taken at %s, which may be that of localhost, the next is used',
  async (host) => {
    const first = await startPreview({ dir: join(root, 'dist'), port: 0, host });
    const port = Number(new URL(first.url).port);
    const second = await startPreview({ dir: join(root, 'dist'), port, host: 'localhost' });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    await Promise.all([first.close(), second.close()]);
  },
);

test('a site built for a base is served under it', async () => {
  await put('based/index.html', '<html lang="en" data-base="/docs/">based');
  const based = await startPreview({ dir: join(root, 'based'), port: 0, host: '127.0.0.1' });
  expect(based.url).toMatch(/\/docs\/$/);
  const answers = await Promise.all(
    ['docs', 'docs/', 'docs/index.html', ''].map((path) =>
      fetch(new URL(`/${path}`, based.url), { redirect: 'manual' }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual([301, 200, 301, 301]);
  expect(answers.map((answer) => answer.headers.get('location'))).toEqual(['/docs/', null, '/docs/', '/docs/']);
  await based.close();
});

test('a folder that does not exist is reported with its fix', async () => {
  await expect(startPreview({ dir: join(root, 'none'), port: 0, host: '127.0.0.1' })).rejects.toThrow('does not exist');
});

test('a link out of the folder is not followed', async () => {
  expect((await get('/link.txt')).status).toBe(404);
});

test('no path reads a file outside of the folder, and none is redirected to another host', async () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '/',
    '//',
    '%2f',
    '\\',
    '%5c',
    '%00',
    'secret.txt',
    'guide',
    'assets',
    'en',
    '?',
    ';',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const { status, headers, body } = await get(`/${pieces.join('')}`);
      expect(status).toBeLessThan(500);
      expect(body.toString()).not.toContain(SECRET);
      if (headers.location !== undefined)
        expect(new URL(String(headers.location), preview.url).origin).toBe(new URL(preview.url).origin);
    }),
    { numRuns: 300 },
  );
});

test('a host name that leads to this machine without being its own is refused', async () => {
  expect(await get('/', { host: 'evil.example' })).toMatchObject({ status: 403 });
  expect((await get('/', { host: 'evil.example' })).body.toString()).not.toContain('home');
  for (const host of ['localhost:4173', '127.0.0.1', 'app.localhost'])
    expect((await get('/', { host })).status).toBe(200);
});

test.each([
  ['bytes=0-2', 206, 'run', 'bytes 0-2/5'],
  ['bytes=3-', 206, '()', 'bytes 3-4/5'],
  ['bytes=-2', 206, '()', 'bytes 3-4/5'],
  ['bytes=-99', 206, 'run()', 'bytes 0-4/5'],
  ['bytes=0-99', 206, 'run()', 'bytes 0-4/5'],
  ['bytes=0-0,4-4', 200, 'run()', undefined],
  ['lines=0-1', 200, 'run()', undefined],
  ['bytes=3-2', 200, 'run()', undefined],
  ['bytes=9-', 416, '416\n', 'bytes */5'],
])('Range: %s is answered with %i and %j', async (range, status, text, contentRange) => {
  const reply = await get('/assets/app.1a2b.js', { range, 'accept-encoding': 'br' });
  const { 'content-range': answered } = reply.headers;
  expect([reply.status, reply.body.toString('latin1'), answered]).toEqual([status, text, contentRange]);
});

test('a range of a file that has changed meanwhile is the whole file', async () => {
  const { etag } = (await get('/assets/app.1a2b.js')).headers;
  const ask = (known: string) => get('/assets/app.1a2b.js', { range: 'bytes=0-2', 'if-range': known });
  expect((await ask(String(etag))).status).toBe(206);
  expect(await ask('"another"')).toMatchObject({ status: 200, body: Buffer.from('run()') });
});

test.each([
  ['no.such.host.invalid', 0, 'There is no host with the name "no.such.host.invalid".'],
  ['203.0.113.9', 0, '"203.0.113.9" is not an address of this machine.'],
])('a host on which the server cannot listen is reported: %s', async (host, port, message) => {
  const failure = await startPreview({ dir: join(root, 'dist'), port, host }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    name: 'UserError',
    diagnostics: [{ message, help: expect.stringContaining('--host') }],
  });
});

test('that the last port is in use is reported', async () => {
  const start = () => startPreview({ dir: join(root, 'dist'), port: 65_535, host: '127.0.0.1' });
  // Another process may use it already.
  const first = await start().catch(() => undefined);
  const failure = await start().catch((error: unknown) => error);
  await first?.close();
  expect(failure).toMatchObject({ diagnostics: [{ message: 'All ports up to 65535 are in use.' }] });
});
