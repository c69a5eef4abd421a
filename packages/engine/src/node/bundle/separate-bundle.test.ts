/** Claims about a site's own modules that are bundled separately from the built theme. */
import { readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { installReact } from '../../../test/package-copy.ts';
import { quire } from '../../../test/run-quire.ts';
import { BOX_PAGE, formatConfig } from '../../../test/sample-files.ts';
import { createSite, findCache } from '../../../test/temporary-site.ts';
import { findCacheFile } from '../files/cache-file.ts';
import { LOAD_BUNDLE_NAME } from './server-bundle.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Scripts have numbers for the modules in them, which count those of a site too: their names, and what is made of the names,
 * are others then.
 */
function readOutput(dir: string): Record<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  const read = (path: string) => (path.endsWith('.js') ? '' : readFileSync(join(dir, path), 'utf8'));
  const simplify = (text: string) =>
    text.replace(/(\/|^)[\w-]+(\.[\da-f]{8}\.js)/g, '$1script.js').replace(/(name="quire-build" content=")[^"]+/, '$1');
  return Object.fromEntries(paths.sort().map((path) => [simplify(path), simplify(read(path))]));
}

/** The stylesheets of all pages, which are one file or two, apart from the other files. */
function takeStyles(published: Record<string, string>) {
  const isShared = (path: string) => /^assets\/(?:layout|content)\.\w+\.css$/.test(path);
  const withoutLinks = (text: string) =>
    text.replace(/<link rel="stylesheet" href="[^"]*\/(?:layout|content)\.[^>]+>/g, '');
  const files = Object.entries(published).filter(([path]) => !isShared(path));
  // "layout" is first.
  const shared = Object.keys(published).filter(isShared).sort().reverse();
  return {
    output: Object.fromEntries(files.map(([path, text]) => [path, withoutLinks(text)])),
    styles: shared.map((path) => published[path] ?? ''),
  };
}

/** @returns what is published, and whether the theme was left as it is */
async function build(files: Record<string, string>, dir = createSite(files)) {
  const { code, stderr } = await quire('build', dir);
  if (code !== 0) return { code, stderr, output: {}, home: '', policy: '', styles: [], isSeparate: undefined };
  const { bundle } = JSON.parse(findCacheFile(join(findCache(dir), 'bundle/bundle.json')) ?? '{}') as {
    bundle: { serverFile: string };
  };
  const isSeparate = readFileSync(bundle.serverFile, 'utf8').includes(`${LOAD_BUNDLE_NAME}(`);
  const { output, styles } = takeStyles(readOutput(join(dir, 'dist')));
  const policy = readFileSync(join(dir, 'dist/_headers'), 'utf8');
  return { code, stderr, output, home: output['index.html'] ?? '', policy, styles, isSeparate };
}

const PARTS = {
  'docs/index.mdx': `import { Box, Where } from '../box.jsx';
import Lazy from '../lazy.jsx';
import { Badge } from '@theme';

# Home

<Box><Badge text="in the page" /></Box>

<Where /> <Lazy />
`,
  'docs/other.md': '# Other\n\n<p class="own">own</p>\n',
  'box.jsx': `import React, { createContext, useContext, useMemo } from 'react';
import { usePage, useSite } from '@runtime';
import { Badge } from '@theme';
import './box.css';
import styles from './box.module.css';

const Name = createContext('outside');
const Inner = () => <b>{useContext(Name)}</b>;

export function Box({ children }) {
  const three = useMemo(() => 1 + 2, []);
  return (
    <Name.Provider value="inside">
      <div className={styles.box}>{three} <Inner /> {children} <Badge text="in the component" /></div>
      {React.createElement('i', null, React.version)}
    </Name.Provider>
  );
}

export const Where = () => <p>{usePage().page?.title} {JSON.stringify(useSite()).length > 0 && 'asked'}</p>;
`,
  'lazy.jsx': `import { lazy, Suspense } from 'react';
const Late = lazy(() => import('./late.jsx'));
export default () => <Suspense fallback="not yet"><Late /></Suspense>;
`,
  'late.jsx': "import './late.css';\nexport default () => <u>late</u>;\n",
  'late.css': 'u { color: teal }\n',
  'box.css': 'b { background: url(./shape.svg) }\n',
  'box.module.css': '.box { color: red }\n',
  'shape.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'shape '.repeat(2000)}</desc></svg>`,
  'own.css': 'p.own { margin: 1px }\n',
};

/** In sites for Rspress, components that load others are islands. */
const STATIC_PARTS = { ...PARTS, 'lazy.jsx': "export { default } from './late.jsx';\n" };

const RSPRESS_STYLES = { 'theme/index.css': ':root { --rp-c-brand: rebeccapurple }\n' };

const PARTS_FOR_RSPRESS = { 'docs/index.md': '# Home\n\ninside, in the component\n' };

test.each<[string, string, Record<string, string>, object]>([
  ['a site under a base', 'site.config.mjs', PARTS, { base: '/docs/', globalStyles: 'own.css' }],
  ['a site with stylesheets of a plugin', 'site.config.mjs', PARTS, { plugins: [{ name: 'p', styles: ['own.css'] }] }],
  [
    'a site for Rspress that defines a value',
    'rspress.config.mjs',
    STATIC_PARTS,
    { builderConfig: { source: { define: { A: '1' } } } },
  ],
  ['a site for Rspress that sets variables', 'rspress.config.mjs', { ...STATIC_PARTS, ...RSPRESS_STYLES }, {}],
  ['a site for Rspress that adds nothing', 'rspress.config.mjs', PARTS_FOR_RSPRESS, {}],
])('%s gives the same output as when bundled with its theme', async (_, file, files, fields) => {
  const site = { ...files, [file]: formatConfig({ title: 'Quay', ...fields }) };
  const dir = createSite(site);
  installReact(dir);
  const [separate, whole] = [await build(site), await build(site, dir)];
  expect([separate.isSeparate, whole.isSeparate], separate.stderr).toEqual([true, false]);
  expect(separate.home).toContain('inside');
  expect(separate.home).toContain('in the component');
  expect(separate.output).toEqual(whole.output);
  // A separate bundle has the rules of the theme and of the site in one file, in this order. Layers are joined.
  const [ofTheme = '', ofSite = ''] = whole.styles;
  expect(separate.styles).toHaveLength(1);
  expect(separate.styles[0]?.slice(0, 1000)).toBe(ofTheme.slice(0, 1000));
  for (const [declarations] of ofSite.matchAll(/(?<=\{)[^{}]+\}/g)) expect(separate.styles[0]).toContain(declarations);
});

const LAYOUT = `import { Layout as Original } from '@theme-original';
import { useFrontmatter } from '@runtime';
import { Name } from './name.jsx';
import './index.css';

export const Layout = () => (
  <Original beforeNavTitle={<Name />} beforeDocContent={<p>{useFrontmatter().frontmatter.level}</p>} />
);
export const Tide = () => <em className="tide">the tide</em>;
`;

const THEME = {
  'docs/index.mdx':
    '---\nlevel: 7\n---\n\nimport { Badge, Tide } from \'@theme\';\n\n# Home\n\n<Tide /> <Badge text="new" />\n',
  'theme/index.jsx': LAYOUT,
  'theme/name.jsx': 'import { Badge } from \'@theme\';\nexport const Name = () => <i><Badge text="own" /></i>;\n',
  'theme/index.css': `@font-face { font-family: Tide; src: url(https://fonts.example/tide.woff2) }
.tide { color: teal }
.tide { background: url(//images.example/tide.png) }
`,
  'site.config.mjs': formatConfig({ title: 'Quay' }),
};

const HOSTS = 'https://fonts.example images.example';

/** In one bundle, every page has the stylesheets of all components that the site's module could import. */
const withoutSheets = (home: string) => home.replace(/<link rel="stylesheet"[^>]+>/g, '');

test('a theme module that only fills slots gives the same pages as when bundled with the theme', async () => {
  const dir = createSite(THEME);
  installReact(dir);
  const [separate, whole] = [await build(THEME), await build(THEME, dir)];
  expect([separate.isSeparate, whole.isSeparate], separate.stderr).toEqual([true, false]);
  expect(separate.home).toMatch(/<i><span class="q-badge"[^>]*>own<.*<p>7<.*<em class="tide">the tide<.*>new</s);
  expect(withoutSheets(separate.home)).toEqual(withoutSheets(whole.home));
  expect(separate.policy).toContain(`font-src 'self' data: ${HOSTS};`);
  expect(separate.policy).toContain(`img-src 'self' data: ${HOSTS};`);
  expect(separate.policy).toEqual(whole.policy);
  for (const { styles } of [separate, whole]) expect(styles.join('')).toMatch(/\.tide\{[^}]*color:teal/);
});

const ISLAND = {
  'docs/index.md': '# Home\n',
  'theme/index.jsx':
    "import { Layout as Original } from '@theme-original';\nimport { Press } from './press.jsx';\nexport const Layout = () => <Original top={<Press />} />;\n",
  'theme/press.jsx': "'use client';\nexport const Press = () => <button onClick={() => alert(1)}>Press</button>;\n",
};
const NAV = "export { Layout } from '@theme-original';\nexport const Nav = () => <p>a bar</p>;\n";

test.each([
  ['replaces another part', { ...ISLAND, 'theme/index.jsx': NAV }, 'a bar'],
  ['has an island', ISLAND, 'Press'],
])('a theme module that %s is bundled with the theme', async (_, files, shown) => {
  const { isSeparate, home, stderr } = await build(files);
  expect(isSeparate, stderr).toBe(false);
  expect(home).toContain(shown);
});

test('a theme module with an island is built if node_modules is a symbolic link', async () => {
  const dir = createSite(ISLAND);
  renameSync(join(dir, 'node_modules'), join(dir, 'modules'));
  symlinkSync(join(dir, 'modules'), join(dir, 'node_modules'));
  const { home, stderr } = await build({}, dir);
  expect(home, stderr).toContain('Press');
});

test.each([
  [
    'a hydrated component',
    "'use client';\nexport const Box = () => <b onClick={() => alert(1)}>Press</b>;\n",
    'Press',
    false,
  ],
  [
    'a component that imports React by path',
    `import { useMemo } from ${JSON.stringify(resolve('react'))};\nexport const Box = () => <p>{useMemo(() => 'one React', [])}</p>;\n`,
    'one React',
    false,
  ],
  [
    'a component that imports the theme by package name',
    "import { usePage } from '@quire/theme/runtime';\nexport const Box = () => <p>On {usePage().page.title}</p>;\n",
    'On Home',
    true,
  ],
])('a site with %s has one React, one theme and the styles of the component', async (_, box, shown, expected) => {
  const { isSeparate, home, styles, stderr } = await build({
    ...BOX_PAGE,
    'box.jsx': `${box}import './box.css';\n`,
    'box.css': '.crate { color: teal }\n',
  });
  expect(isSeparate, stderr).toBe(expected);
  expect(home).toContain(shown);
  expect(styles.join('')).toContain('.crate{');
});

test('an import that the theme does not export is reported with its location', async () => {
  const { code, stderr } = await build({
    ...BOX_PAGE,
    'box.jsx': "import { Nothing } from '@theme';\nexport const Box = () => <Nothing />;\n",
  });
  expect(code).toBe(1);
  expect(stderr).toContain('box.jsx');
  expect(stderr).toContain('Nothing');
});
