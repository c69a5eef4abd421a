import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildSite, checkSite, openOutput, quireAlone, writeSite } from '../../../test/run-quire.ts';

const PAGES = {
  'docs/index.md': '---\ntitle: Home\n---\n\nRead [the guide](./guide.md).\n',
  'docs/guide.md': '# Guide\n\nText.\n',
};

test('the plugin of the guide lists all pages of the site', async () => {
  const { outDir, read } = openOutput('plugin-guide');
  await buildSite(join(import.meta.dirname, '../../../../../docs/site'), outDir);
  const pages = JSON.parse(read('pages.json')) as unknown[];
  expect(pages).toContainEqual({ url: 'https://quire.example.com/guide/plugins', title: 'Write a plugin', tags: [] });
});

/** @param plugins JavaScript */
const siteWith = (plugins: string) =>
  writeSite({
    ...PAGES,
    'site.config.mjs': `export default { siteUrl: 'https://quay.dev', plugins: [${plugins}] };\n`,
  });

test('a plugin adds a file to the output that is made of all pages', async () => {
  const { outDir, read } = openOutput('plugin-file');
  const emit =
    "emit: ({ routes }) => [{ path: 'api/pages.json', body: JSON.stringify(routes.pages.map(({ title }) => title)) }]";
  await buildSite(siteWith(`{ name: 'list', ${emit} }`), outDir);
  expect(JSON.parse(read('api/pages.json'))).toEqual(['Home', 'Guide']);
});

test('a plugin with the name of a built-in one replaces it', async () => {
  const { outDir, read, has } = openOutput('plugin-name');
  const robots =
    "{ name: 'robots', emit: async () => [{ path: 'robots.txt', body: 'User-agent: *\\nDisallow: /\\n' }] }";
  await buildSite(siteWith(`${robots}, { name: 'llms' }`), outDir);
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect([has('llms.txt'), has('sitemap.xml')]).toEqual([false, true]);
});

test('a plugin adds elements to the head of the pages that it chooses', async () => {
  const { outDir, read } = openOutput('plugin-head');
  const head =
    "head: ({ routePath }) => routePath === '/guide' ? [['meta', { name: 'topic', content: 'guides' }]] : []";
  await buildSite(siteWith(`{ name: 'topics', ${head} }`), outDir);
  expect(read('guide.html')).toContain('<meta name="topic" content="guides">');
  expect(read('index.html')).not.toContain('name="topic"');
});

test('hooks that fail, and that return something else than they must, are all reported with their plugin', async () => {
  const { code, text } = await checkSite(
    siteWith(`
      { name: 'broken', emit() { throw new Error('no list'); } },
      { name: 'wrong', emit: () => [{ path: '../a.txt', body: 'a' }, { path: 'b.txt', body: 3 }] },
      { name: 'twice', emit: () => [{ path: 'guide.html', body: '' }, { path: 'robots.txt', body: '' }] },
    `),
  );
  expect(code).toBe(1);
  expect(text).toContain('The hook "emit" of the plugin "broken" failed: no list.');
  expect(text).toMatch(/It was thrown at \S+site\.config\.mjs:\d+:\d+\./);
  expect(text).toContain(
    'The hook "emit" of the plugin "wrong" returned a wrong "[0].path": it must be relative to the output folder and stay in it',
  );
  expect(text).toContain('The hook "emit" of the plugin "wrong" returned a wrong "[1].body"');
  expect(text).toContain('The plugin "twice" emits "guide.html", which is a file of the page "guide.md".');
  expect(text).toContain('The plugin "twice" emits "robots.txt", which is a file of the plugin "robots".');
});

test('a hook for a page that fails is reported with the page', async () => {
  const { code, stderr } = await quireAlone('build', siteWith("{ name: 'broken', head: () => 'text' }"));
  expect(code).toBe(1);
  expect(stderr).toContain(
    'The hook "head" of the plugin "broken" returned something else than it must: it must be a list, not "text".',
  );
  expect(stderr).toContain('index.md');
});

test.each([
  ["{ name: 'a' }, { name: 'a' }", 'The field "plugins[1]" is invalid: another entry has the same name.'],
  ["{ name: 'a', emits() {} }", 'The configuration has no field "plugins[0].emits".', 'Did you mean "emit"?'],
  ["{ name: 'a', emit: 'x' }", 'The field "plugins[0].emit" is invalid: it must be a function, not "x".'],
  ['{ emit: () => [] }', 'The field "plugins[0].name" is invalid: it is required.'],
])('a list of plugins with %s is an error of the configuration', async (plugins, ...messages) => {
  const { code, stderr } = await quireAlone('build', siteWith(plugins));
  expect(code).toBe(1);
  for (const message of messages) expect(stderr).toContain(message);
});
