import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildOutput, buildSite, checkSite, openOutput, quireBuild, writeSite } from '../../../test/run-quire.ts';

const PAGES = {
  'docs/index.md': '---\ntitle: Home\n---\n\nRead [the guide](./guide.md).\n',
  'docs/guide.md': '# Guide\n\nText.\n',
};

test('the plugin of the guide lists all pages of the site', async () => {
  const { read } = await buildOutput(join(import.meta.dirname, '../../../../../docs/site'));
  const pages = JSON.parse(read('pages.json')) as unknown[];
  expect(pages).toContainEqual({ url: 'https://quire.example.com/guide/plugins', title: 'Write a plugin', tags: [] });
});

/** @param plugins JavaScript */
const siteWith = (plugins: string) =>
  writeSite({
    ...PAGES,
    'site.config.mjs': `export default { siteUrl: 'https://quay.dev', plugins: [${plugins}] };\n`,
  });

describe('plugins of one site', () => {
  const { outDir, read, has } = openOutput('plugins');
  const plugins = `
    { name: 'list', emit: ({ routes }) => [{ path: 'api/pages.json', body: JSON.stringify(routes.pages.map(({ title }) => title)) }] },
    { name: 'robots', emit: async () => [{ path: 'robots.txt', body: 'User-agent: *\\nDisallow: /\\n' }] },
    { name: 'sitemap' },
    { name: 'topics', head: ({ routePath }) => routePath === '/guide' ? [['meta', { name: 'topic', content: 'guides' }]] : [] },
    { name: 'loud', page: ({ title, headings }) => ({ title: title + '!', description: headings.length + ' headings' }) },
    { name: 'later', page: ({ title }) => (title === 'Guide!' ? { title: 'Book' } : undefined) },
  `;
  beforeAll(() => buildSite(siteWith(plugins), outDir));

  test('add files that are made of all pages', () => {
    expect(JSON.parse(read('api/pages.json'))).toEqual(['Home!', 'Book']);
  });

  test('replace the built-in ones whose names they have', () => {
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect([has('llms.txt'), has('sitemap.xml')]).toEqual([true, false]);
  });

  test('add elements to the head of the pages that they choose', () => {
    expect(read('guide.html')).toContain('<meta name="topic" content="guides">');
    expect(read('index.html')).not.toContain('name="topic"');
  });

  test('give pages another title and description, everywhere they are shown', () => {
    expect(read('guide.html')).toContain('<meta name="description" content="1 headings">');
    expect(read('guide.html')).toMatch(/<title>Book/);
    expect(read('llms.txt')).toContain('[Book](https://quay.dev/guide.md): 1 headings');
    expect(read('llms.txt')).toContain('[Home!]');
  });
});

test('pages link to files that a plugin lists, and to those of a built-in plugin until it is replaced', async () => {
  const build = (plugins: string, href = '/pages.json') =>
    quireBuild({
      'docs/index.md': `# Home\n\n[All pages](${href}), [for robots](/robots.txt)\n`,
      'site.config.mjs': `export default { plugins: [${plugins}] };\n`,
    });
  const emit = "emit: () => [{ path: 'pages.json', body: '[]' }]";
  const dead = (path: string) => `The link "${path}" does not match a page or a public file.`;
  const unlisted = await build(`{ name: 'list', ${emit} }`);
  expect(unlisted.stderr).toContain(dead('/pages.json'));
  expect(unlisted.stderr).toContain('help: A plugin emits this file: return its path from the hook "files"');
  expect(unlisted.stderr).not.toContain(dead('/robots.txt'));
  const relative = await build(`{ name: 'list', ${emit} }`, './pages.json');
  expect(relative.stderr).toContain('help: A plugin emits this file: link to it as "/pages.json".');
  expect(await build(`{ name: 'list', files: () => ['pages.json'], ${emit} }`)).toMatchObject({ code: 0 });
  const replaced = await build(`{ name: 'list', files: () => ['pages.json'], ${emit} }, { name: 'robots' }`);
  expect(replaced.stderr).toContain(dead('/robots.txt'));
});

test('files that a plugin lists and does not emit are reported, as are paths that leave the output', async () => {
  const { code, stderr } = await quireBuild(
    siteWith("{ name: 'list', files: () => ['a.json', 'b.json'], emit: () => [] }"),
  );
  expect(code).toBe(1);
  for (const path of ['a.json', 'b.json'])
    expect(stderr).toContain(`The plugin "list" lists "${path}" in "files", but does not emit it.`);
  const outside = await quireBuild(siteWith("{ name: 'list', files: () => ['/a.json'] }"));
  expect(outside.stderr).toContain(
    'The hook "files" of the plugin "list" returned an invalid "[0]": it must be relative',
  );
});

test('hooks that fail, and that return something else than they must, are all reported with their plugin', async () => {
  const { code, text } = await checkSite(
    siteWith(`
      { name: 'broken', emit() { new URL('no list'); } },
      { name: 'thrown', emit() { throw { message: 'no error' }; } },
      { name: 'wrong', emit: () => [{ path: '../a.txt', body: 'a' }, { path: 'b.txt', body: 3 }] },
      { name: 'twice', emit: () => [{ path: 'guide.html', body: '' }, { path: 'robots.txt', body: '' }] },
      { name: 'takes', emit: ({ assets }) => ['404.html', 'search/en.json', assets.scriptHref.slice(1)].map((path) => ({ path, body: '' })) },
      { name: 'adds', emit({ routes }) { routes.pages.push({}); return []; } },
      { name: 'retitles', emit({ routes }) { routes.pages[0].title = ''; return []; } },
      { name: 'sets', emit({ config }) { config.title = ''; return []; } },
    `),
  );
  expect(code).toBe(1);
  expect(text).toContain('The hook "emit" of the plugin "broken" failed: Invalid URL.');
  expect(text).toMatch(/It was thrown at site\.config\.mjs:\d+:\d+\./);
  expect(text).toContain('The hook "emit" of the plugin "thrown" failed: no error.');
  expect(text).toContain(
    'The hook "emit" of the plugin "wrong" returned an invalid "[0].path": it must be relative to the output folder and stay in it',
  );
  expect(text).toContain('The hook "emit" of the plugin "wrong" returned an invalid "[1].body"');
  expect(text).toContain('The plugin "twice" emits "guide.html", which belongs to the page "guide.md".');
  expect(text).toContain('The plugin "twice" emits "robots.txt", which belongs to the plugin "robots".');
  for (const path of ['404\\.html', 'search/en\\.json', 'assets/quire\\.\\w+\\.js'])
    expect(text).toMatch(new RegExp(`The plugin "takes" emits "${path}", which belongs to the build\\.`));
  for (const name of ['adds', 'retitles', 'sets'])
    expect(text).toMatch(new RegExp(`The hook "emit" of the plugin "${name}" failed: Cannot (add|assign)`));
});

test('hooks that return a promise or something else than they must, or change a page, are errors of each page', async () => {
  const { code, text } = await checkSite(
    siteWith(`
      { name: 'late', page: async () => ({ title: 'Late' }) },
      { name: 'renames', page(page) { page.title = 'Other'; } },
      { name: 'broken', page: () => ({ title: 5, titel: 'A' }) },
    `),
  );
  expect(code).toBe(1);
  for (const page of ['index.md', 'guide.md']) {
    const hook = (plugin: string) => `${page}\n  The hook "page" of the plugin "${plugin}"`;
    expect(text).toContain(`${hook('late')} returned an invalid value: this hook cannot be asynch`);
    expect(text).toContain(`${hook('renames')} failed: Cannot assign to read only property`);
    expect(text).toContain(`${hook('broken')} returned an invalid "title": it must be a string, not 5.`);
    expect(text).toContain(`${hook('broken')} returned an invalid "titel": there is no field of this name.`);
  }
});

test('a plugin reports problems, by rules of its own and by those of the configuration', async () => {
  const check = `check: ({ routes }) => routes.pages.flatMap(({ sourcePath, frontmatter }) =>
    frontmatter.owner ? [] : [{ message: 'The page has no owner.', file: sourcePath, line: 1, help: 'Add "owner".' }])`;
  const ruled = "check: () => [{ rule: 'orphans', message: 'Alone.' }, { rule: 'tables', message: 'Hidden.' }]";
  const dir = writeSite({
    ...PAGES,
    'site.config.mjs': `export default {
      check: { orphans: 'error', tables: 'off' },
      plugins: [{ name: 'owners', ${check} }, { name: 'alone', ${ruled} }],
    };\n`,
  });
  const { diagnostics, errors } = await checkSite(dir);
  expect(errors).toBe(1);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      rule: 'plugins',
      severity: 'warning',
      message: 'owners: The page has no owner.',
      file: join(dir, 'docs/guide.md'),
      line: 1,
      help: 'Add "owner".',
    }),
  );
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'orphans', severity: 'error', message: 'Alone.' }),
  );
  expect(JSON.stringify(diagnostics)).not.toContain('Hidden');
});

test('a check of a plugin that fails, or that returns no problems, is reported beside the others', async () => {
  const { code, text } = await checkSite(
    siteWith(`
      { name: 'broken', check() { throw new Error('no pages'); } },
      { name: 'wrong', check: () => [{ text: 'No message.' }, { message: 'a', rule: 'none' }] },
      { name: 'strict', check: () => [{ severity: 'error', message: 'Not yet.' }] },
    `),
  );
  expect(code).toBe(1);
  expect(text).toContain('The hook "check" of the plugin "broken" failed: no pages.');
  expect(text).toContain('returned an invalid "[0].message": it is required.');
  expect(text).toContain('returned an invalid "[1].rule": it must be a rule of "check".');
  expect(text).toContain('strict: Not yet.');
});

test('a plugin takes the place of a check of the engine', async () => {
  const locales = "locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]";
  const check = async (plugins: string) =>
    checkSite({
      'docs/en/index.md': '# Home\n',
      'docs/zh/other.md': '# 其他\n',
      'site.config.mjs': `export default { ${locales}, plugins: [${plugins}] };\n`,
    });
  expect((await check('')).text).toContain('The page has no translation in "zh"');
  expect((await check("{ name: 'translations' }")).text).not.toContain('The page has no translation');
});

test('a hook for the head that fails is reported once, with all pages on which it fails', async () => {
  const failing = "{ name: 'broken', head() { throw new Error('no topic'); } }";
  const wrong = "{ name: 'wrong', head: ({ routePath }) => (routePath === '/guide' ? 'text' : []) }";
  const broken = await quireBuild(siteWith(failing));
  expect(broken.stderr).toMatch(
    /docs\/index\.md\n {2}The hook "head" of the plugin "broken" failed: no topic\. The same happens on 1 other page: guide\.md\./,
  );
  expect(broken.stderr).toContain('1 error; the stage "render" failed');
  const both = await quireBuild(siteWith(`${wrong}, ${failing}`));
  expect(both.stderr).toMatch(
    /docs\/guide\.md\n {2}The hook "head" of the plugin "wrong" returned an invalid value: it must be a list, not "text"\./,
  );
  expect(both.stderr).toContain('The hook "head" of the plugin "broken" failed');
});

test.each([
  ["{ name: 'a' }, { name: 'a' }", 'The field "plugins[1]" is invalid: another entry has the same name.'],
  ["{ name: 'a', emits() {} }", 'The configuration has no field "plugins[0].emits".', 'Did you mean "emit"?'],
  ["{ name: 'a', options: { by: () => 1 } }", 'The field "plugins[0].options" is invalid: it must be plain data'],
])('a list of plugins with %s is an error of the configuration', async (plugins, ...messages) => {
  const { code, stderr } = await quireBuild(siteWith(plugins));
  expect(code).toBe(1);
  for (const message of messages) expect(stderr).toContain(message);
});

test('a plugin changes the configuration: it adds a component to all pages, and the next plugin sees it', async () => {
  const { read } = await buildOutput({
    'docs/index.mdx': '# Home\n\n<Stamp />\n',
    'parts/Stamp.jsx': 'export default function Stamp() { return <b>stamped</b>; }\n',
    'site.config.mjs': `export default {
      plugins: [
        { name: 'stamp', config: (config) => ({ ...config, markdown: { globalComponents: ['./parts/Stamp.jsx'] } }) },
        { name: 'title', config: async (config) => ({ ...config, title: config.markdown.globalComponents[0] }) },
        { name: 'none', config() {} },
      ],
    };\n`,
  });
  expect(read('index.html')).toContain('<b>stamped</b>');
  expect(read('index.html')).toContain('<title>Home - ./parts/Stamp.jsx</title>');
});

test('a plugin that makes the configuration invalid is named', async () => {
  const { code, stderr } = await quireBuild(
    siteWith("{ name: 'wrong', config: (config) => ({ ...config, base: 'docs', titel: 'x' }) }"),
  );
  expect(code).toBe(1);
  expect(stderr).toContain(
    'The field "base" is invalid: it must begin and end with "/". The plugin "wrong" returned it.',
  );
  expect(stderr).toContain('The configuration has no field "titel". The plugin "wrong" returned it.');
});
