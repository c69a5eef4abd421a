/** Claims about stylesheets that only some pages have, on a theme that is none of ours and has the least that one must have. */
import { readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildSite, quire } from '../../../test/run-quire.ts';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { readElements } from '../html/read-html.ts';
import { listOwnClasses } from './page-styles.ts';

const THEME = {
  'node_modules/tiny/package.json': JSON.stringify({
    type: 'module',
    exports: {
      '.': './src/index.jsx',
      './content': './src/hero.jsx',
      './page-styles': './src/page-styles.json',
      './runtime': './src/runtime.js',
      './texts': './src/texts.js',
    },
  }),
  'node_modules/tiny/src/index.jsx': `import './all.css';
import { Article, usePageView } from '@quire/client';
import { Hero } from './hero.jsx';
export function Layout() {
  return <>{usePageView().page.pageType === 'home' && <Hero />}<Article /></>;
}`,
  'node_modules/tiny/src/hero.jsx': `import styles from './hero.module.css';
export const Hero = () => <section className={styles.hero}>hero</section>;`,
  'node_modules/tiny/src/page-styles.json': '{ "home": ["./hero.module.css", "./more.css"], "404": ["./lost.css"] }',
  'node_modules/tiny/src/all.css': 'main { color: teal }\n',
  'node_modules/tiny/src/hero.module.css': '.hero { color: red }\n',
  'node_modules/tiny/src/more.css': '.more { color: blue }\n',
  'node_modules/tiny/src/lost.css': 'i { color: gray }\n',
  'node_modules/tiny/src/runtime.js': 'export {};\n',
  'node_modules/tiny/src/texts.js': 'export const getTexts = () => ({});\n',
};

const SITE = {
  'site.config.mjs': `export default { theme: 'tiny', globalStyles: './site.css' };`,
  // What a site says of the theme's classes takes nothing from what the theme says.
  'site.css': '.more { color: black }\n',
  'docs/index.md': '---\npageType: home\n---\n',
  'docs/plain.md': '# Plain\n\nThe word hero alone.\n',
  'docs/draws.mdx': `import { Hero } from '@theme';\n\n# Draws\n\n<Hero />\n`,
  'docs/raw.md': `# Raw\n\n<p class='x more'>raw</p>\n`,
  'docs/bare.md': '# Bare\n\n<p class=more>bare</p>\n',
};

function createThemedSite(files: Record<string, string> = {}): string {
  const dir = createSite({ ...THEME, ...SITE, ...files });
  const engine = join(import.meta.dirname, '../../..');
  symlinkSync(dirname(engine), join(dir, 'node_modules/@quire'));
  return dir;
}

/** The stylesheets of a document, each with its text. */
function readSheets(dir: string, file: string): Array<[name: string, text: string]> {
  const html = readFileSync(join(dir, 'dist', file), 'utf8');
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => [
    /\/assets\/([\w-]+)\./.exec(href)?.[1] ?? href,
    readFileSync(join(dir, 'dist', href), 'utf8'),
  ]);
}

test('a document has the stylesheets of its type and of its content, after the shared ones, and changes in them apply', async () => {
  const dir = createThemedSite();
  await buildSite(dir);
  const namesOf = (file: string) => readSheets(dir, file).map(([name]) => name);
  expect(namesOf('plain.html')).toEqual(['layout', 'content']);
  for (const file of ['index.html', 'draws.html', 'raw.html', 'bare.html']) {
    expect([file, ...namesOf(file)]).toEqual([file, 'layout', 'content', 'page-home']);
  }
  expect(namesOf('404.html')).toEqual(['layout', 'content', 'page-404']);
  const [app, content, home] = readSheets(dir, 'draws.html').map(([, text]) => text);
  expect(content).toBe('.more{color:#000}');
  expect(app).toBe('main{color:teal}');
  expect(home).toMatch(/^\.[\w-]+\{color:red\}\.more\{color:#00f\}$/);
  const rendered = /<section class="([^"]+)">/.exec(readFileSync(join(dir, 'dist/draws.html'), 'utf8'))?.[1];
  expect(home).toContain(`.${rendered}{`);

  // A component of the site has its sheets on every page, wherever it took them from.
  writeFiles(dir, {
    'docs/later.mdx': `import Later from '../later';\n\n# Later\n\n<Later />\n`,
    'later.jsx': `import { Hero } from '@theme';\nexport default () => <Hero />;\n`,
    'node_modules/tiny/src/hero.module.css': '.hero { color: green }\n',
  });
  await buildSite(dir);
  for (const file of ['index.html', 'draws.html', 'later.html']) {
    const text = readSheets(dir, file).map(([, sheet]) => sheet);
    expect([file, text.join('').match(/color:(?:green|red)/g)?.[0]]).toEqual([file, 'color:green']);
  }
  expect(readSheets(dir, 'index.html')[2]?.[1]).toContain('{color:green}');

  // A theme need not declare any.
  writeFiles(dir, { 'node_modules/tiny/src/page-styles.json': '{}' });
  await buildSite(dir);
  expect(namesOf('index.html')).toEqual(['layout', 'content']);
  expect(readSheets(dir, 'plain.html')[1]?.[1]).toContain('{color:green}');
});

test('an invalid declaration, and a missing stylesheet, are reported with their location', async () => {
  const dir = createThemedSite({ 'node_modules/tiny/src/page-styles.json': '{\n  "home": ["./gone.css"]\n}' });
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(1);
  expect(stderr).toMatch(/page-styles\.json:2:12\n {2}Cannot find the stylesheet "[^"]*tiny\/src\/gone\.css"/);
  writeFiles(dir, { 'node_modules/tiny/src/page-styles.json': '{ "home": ["./hero.less"], "Cards": [] }' });
  const other = await quire('build', dir);
  expect(other.stderr).toMatch(/page-styles\.json:1:12\n {2}"home\[0\]" is invalid/);
  expect(other.stderr).toMatch(/"Cards" is invalid: a name consists of lowercase letters/);
});

test.each([
  ['a class of its own', '<p class="a b">', true],
  ['a class that only begins like one', '<p class="ab">', false],
  ['a class that every page has', '<p class="dark">', false],
  ['what is in a URL or a comment', '<p class="svg gone">', false],
])('a stylesheet is used if one of its classes is: %s', (_, html, isUsed) => {
  const sheet = '.b{background:url(x.svg)}.dark .b-c{margin:.5em}/* .gone */.d::after{content:".e"}';
  const own = listOwnClasses(sheet, '.dark{}');
  const { classes } = readElements(html);
  expect(own.some((name) => classes.has(name))).toBe(isUsed);
});

test('a stylesheet without its own class only belongs to its page type', () => {
  expect(listOwnClasses('main{color:red}', '')).toEqual([]);
});
