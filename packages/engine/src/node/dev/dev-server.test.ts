import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startDevServer } from '../../../test/dev-site.ts';
import { requestRaw } from '../../../test/raw-request.ts';
import { writeFiles } from '../../../test/temporary-site.ts';

const SECRET = 'nobody outside may read this';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'quire-dev-')));
const dir = join(root, 'site');
let server: Awaited<ReturnType<typeof startDevServer>>;

const write = (file: string, text: string) => writeFiles(dir, { [file]: text });

async function request(path: string, headers: OutgoingHttpHeaders = {}) {
  const reply = await requestRaw(server.origin, path, { headers });
  return { ...reply, body: reply.body.toString() };
}

const readPage = async (path: string) => (await request(path)).body;
const readStatus = async (path: string) => (await request(path)).status;

/** Reads the events that come from now on. */
async function openEvents() {
  const response = await fetch(`${server.origin}/__quire/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string> => {
    const { value = '' } = (await reader?.read()) ?? {};
    const data = /^data: (.*)$/m.exec(value)?.[1];
    return data ?? next();
  };
  /** Some event may be about an earlier change; what a page shows after the last one is up to date. */
  const untilShown = async (path: string, text: string) => {
    do await next();
    while (!(await readPage(path)).includes(text));
  };
  await next();
  return { untilShown, close: () => reader?.cancel() };
}

const createPaths = (folder: string) =>
  JSON.stringify({ compilerOptions: { paths: { '@tides/*': [`./docs/${folder}/*`] } } });

beforeAll(async () => {
  write('docs/index.md', '# Home\n\nSee [the guide](/guide#part).\n');
  write('docs/guide.md', '# Guide\n\n## Part\n\n![Near](./near.svg)\n\n![Far](./far.svg)\n');
  write(
    'docs/doors.md',
    '---\npageType: home\ntitle: Doors\nfeatures:\n  - title: Room\n    details: Behind a door.\n    link: /room#window\n---\n',
  );
  write('docs/room.md', '# Room\n\n## Window\n');
  write('docs/near.svg', SVG);
  write('docs/_part.md', 'A part that is no page.\n');
  write('docs/ebb/_tide.mdx', 'The ebb.\n');
  write('docs/flood/_tide.mdx', 'The flood.\n');
  write('docs/tides.mdx', "import Tide from '@tides/_tide.mdx';\n\n# Tides\n\n<Tide />\n");
  write('tsconfig.json', createPaths('ebb'));
  for (const file of ['public/logo.svg', 'public/sub/a..b.svg', 'art/tab.svg']) write(file, SVG);
  write('public-private/secret.svg', SECRET);
  write(
    'site.config.mjs',
    "export default { title: 'Dev', icon: 'art/tab.svg', search: { vocabulary: './words' } };\n",
  );
  write('words/sea.txt', 'seawater > the ebb\n');
  writeFiles(root, { 'secret.svg': SVG.replace('/>', `><!--${SECRET}--></svg>`), 'secret.md': `# ${SECRET}\n` });
  symlinkSync(join(root, 'secret.svg'), join(dir, 'docs/far.svg'));
  symlinkSync(join(root, 'secret.svg'), join(dir, 'public/link.svg'));
  symlinkSync(root, join(dir, 'public/up'));
  symlinkSync(join(root, 'secret.md'), join(dir, 'docs/linked.md'));
  symlinkSync(join(dir, 'public/logo.svg'), join(dir, 'public/sub/same.svg'));
  server = await startDevServer(dir);
}, 60_000);

afterAll(() => {
  server.stop();
  rmSync(root, { recursive: true, force: true });
});

test('search knows what was saved a moment ago of a part that several pages show', async () => {
  const readSearch = () => readPage('/search/en.json');
  expect(await readSearch()).toContain('The ebb.');
  write('docs/ebb/_tide.mdx', 'The tide goes out.\n');
  await expect.poll(readSearch).toContain('The tide goes out.');
  write('docs/ebb/_tide.mdx', 'The ebb.\n');
  await expect.poll(readSearch).toContain('The ebb.');
});

test('search knows the words of readers as they were saved a moment ago', async () => {
  const readSearch = () => readPage('/search/en.json');
  expect(await readSearch()).toContain('seawat');
  write('words/sea.txt', 'brine > the ebb\n');
  await expect.poll(readSearch).toContain('brin');
  expect(await readSearch()).not.toContain('seawat');
  write('words/more.txt', 'surge > the ebb\n');
  await expect.poll(readSearch).toContain('surg');
});

test('links in the frontmatter may name anchors of pages that nobody opened', async () => {
  expect(await readPage('/doors')).toContain('/room#window');
  expect(JSON.parse(await readPage('/__quire/report?page=/doors'))).toEqual([]);
});

test('a range of a file is sent alone, as Safari needs it for videos', async () => {
  const range = await request('/logo.svg', { range: 'bytes=1-3' });
  expect([range.status, range.body, range.headers['content-range']]).toEqual([206, 'svg', 'bytes 1-3/41']);
  expect((await request('/logo.svg', { range: 'bytes=41-' })).status).toBe(416);
});

test('pages, their Markdown, images beside them, public files and the files of a build are there', async () => {
  expect(await request('/')).toMatchObject({ status: 200, body: expect.stringContaining('<a href="/guide#part">') });
  expect(await request('/guide.md')).toMatchObject({ status: 200, body: expect.stringContaining('# Guide') });
  // The icon is wherever the configuration says, and links that stay in the site are followed.
  for (const path of ['/logo.svg', '/tab.svg', '/sub/a..b.svg', '/sub/same.svg'])
    expect(await request(path)).toMatchObject({
      status: 200,
      headers: expect.objectContaining({ 'content-type': expect.stringContaining('svg') }),
      body: SVG,
    });
  const image = /\/assets\/near\.\w+\.svg/.exec(await readPage('/guide'))?.[0] ?? '';
  expect(await request(image)).toMatchObject({ status: 200, body: SVG });
  expect(await request('/llms.txt')).toMatchObject({ status: 200, body: expect.stringContaining('[Guide]') });
  expect(await request('/llms-full.txt')).toMatchObject({ status: 200, body: expect.stringContaining('# Guide') });
});

test('unknown URLs answer 404 with a page, other spellings lead to the one URL, and some are none', async () => {
  expect(await readStatus('/%2e%2e%2fsecret.svg')).toBe(400);
  expect(await request('/nowhere')).toMatchObject({ status: 404, body: expect.stringContaining('<!doctype html>') });
  expect(await request('/GUIDE.html?a=1')).toMatchObject({
    status: 301,
    headers: expect.objectContaining({ location: '/guide?a=1' }),
  });
});

test('pages run under a policy without anything unsafe, and nothing is kept by the browser', async () => {
  const { headers } = await request('/guide');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
});

test.each(
  [
    '/../secret.md /..%2fsecret.md /%2e%2e/secret.svg /%2e%2e%2fsecret.svg /%252e%252e%252fsecret.svg',
    '/assets/..%2f..%2f..%2fsecret.svg /..%5csecret.svg /link.svg /up/secret.svg /up/site/site.config.mjs',
    '/linked /linked.md /site.config.mjs /docs/guide.md /_part /_part.md //etc/passwd /etc/passwd',
    '/@fs/etc/passwd /%00 /logo.svg%00.png /../public-private/secret.svg /up/site/public-private/secret.svg /sub /sub/',
    join(root, 'secret.svg'),
  ]
    .join(' ')
    .split(' '),
)('%s gives nothing away', async (path) => {
  const { status, body } = await request(path);
  expect(status).not.toBe(200);
  expect(body).not.toContain(SECRET);
  expect(body).not.toContain('root:x:');
  expect(body).not.toContain('export default');
});

test('an image that is a link to elsewhere is not shown, and its page says so', async () => {
  const { body } = await request('/guide');
  expect(body).not.toMatch(/assets\/far/);
  expect(body).not.toContain(SECRET);
  const found: Array<{ message: string; line: number }> = JSON.parse(await readPage('/__quire/report?page=/guide'));
  expect(found).toMatchObject([{ message: 'The image "./far.svg" is outside of the site.', line: 7 }]);
});

test('other names and other sites are refused, events included', async () => {
  expect((await request('/', { host: 'evil.example' })).status).toBe(403);
  expect((await request('/__quire/events', { origin: 'http://evil.example' })).status).toBe(403);
  expect((await request('/guide.md', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).status).toBe(
    403,
  );
});

test('a saved file is reported, and the next answer is what it says', async () => {
  const events = await openEvents();
  write('docs/guide.md', '# Guide\n\n## Part\n\nNew words.\n');
  await events.untilShown('/guide', 'New words.');
  await events.close();
});

test('a page that is added, renamed in its heading, and removed is so in every sidebar', async () => {
  write('docs/added.md', '# Added\n');
  await expect.poll(() => readPage('/guide')).toContain('>Added</a>');
  write('docs/added.md', '# Called otherwise\n');
  await expect.poll(() => readPage('/guide')).toContain('>Called otherwise</a>');
  rmSync(join(dir, 'docs/added.md'));
  await expect.poll(() => readPage('/guide')).not.toContain('Called otherwise');
  expect(await readStatus('/added')).toBe(404);
});

test('a fragment and a code file are part of every page that shows them', async () => {
  write('sample.ts', 'export const first = 1;\n');
  write(
    'docs/whole.mdx',
    'import Part from \'./_part.md\';\n\n# Whole\n\n<Part />\n\n```ts file="<root>/sample.ts"\n```\n',
  );
  await expect.poll(() => readPage('/whole')).toContain('A part that is no page.');
  const events = await openEvents();
  write('docs/_part.md', 'The part has changed.\n');
  await events.untilShown('/whole', 'The part has changed.');
  write('sample.ts', 'export const second = 2;\n');
  await events.untilShown('/whole', 'second');
  await events.close();
});

test('a broken page answers 500 with every error, its place and the lines around it', async () => {
  write('docs/broken.mdx', '# Broken\n\nA {broken expression.\n');
  await expect.poll(() => readStatus('/broken')).toBe(500);
  const { body } = await request('/broken');
  expect(body).toContain('broken.mdx:3:3');
  expect(body).toContain('&gt; 3 | A {broken expression.');
  write('docs/broken.mdx', '# Fixed\n');
  await expect.poll(() => readStatus('/broken')).toBe(200);
});

test('an error in _meta.json, i18n.json or the configuration is reported on every page, until it is fixed', async () => {
  write('docs/_meta.json', '["gone"]');
  await expect.poll(() => readPage('/guide')).toContain('gone');
  expect(await readStatus('/guide')).toBe(500);
  rmSync(join(dir, 'docs/_meta.json'));
  await expect.poll(() => readStatus('/guide')).toBe(200);
  write('i18n.json', '{\n  "gone": { "en": 1 }\n}\n');
  await expect.poll(() => readPage('/guide')).toContain('i18n.json:2:13');
  write('i18n.json', '{ "gone": { "en": "Gone" } }\n');
  await expect.poll(() => readStatus('/guide')).toBe(200);
  write('site.config.mjs', "export default { titel: 'x' };\n");
  await expect.poll(() => readPage('/guide')).toContain('titel');
  write('site.config.mjs', "export default { title: 'Another title' };\n");
  await expect.poll(() => readPage('/guide')).toContain('<title>Guide - Another title</title>');
});

test('names of modules lead where tsconfig.json says, from the moment that it is saved', async () => {
  expect(await readPage('/tides')).toContain('The ebb.');
  write('tsconfig.json', createPaths('flood'));
  await expect.poll(() => readPage('/tides')).toContain('The flood.');
});

test('a page that is saved broken is reported on the terminal although nobody has it open, and so is a new one', async () => {
  write('docs/unseen.mdx', '# Unseen\n\n{never closed\n');
  await expect.poll(server.getOutput).toMatch(/unseen\.mdx:3:1\n/);
  write('docs/unseen.mdx', '---\ndate: soon\n---\n\n# Unseen\n');
  await expect.poll(server.getOutput).toContain('unseen.mdx:2:1\n  The frontmatter field "date" is invalid');
});
