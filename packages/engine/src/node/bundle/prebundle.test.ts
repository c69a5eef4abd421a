import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { preload, quireWith, writeSite } from '../../../test/run-quire.ts';
import { createSite, findCache, takeSnapshot } from '../../../test/temporary-site.ts';

const PAGE = '# Home\n\n:::tip\nA tip.\n:::\n\n:::tabs\n\n== One\n\n1\n\n:::\n';

/** @returns what the command says; it fails where the bundler is loaded */
async function buildWithout(dir: string) {
  const { code, stderr } = await quireWith({ NODE_OPTIONS: preload('no-bundler') }, 'build', dir);
  return { isBuilt: code === 0, stderr };
}

function config(fields: object): string {
  return `export default ${JSON.stringify(fields)};\n`;
}

const { resolve } = createRequire(import.meta.url);

/** The folder of an installed package. */
function findPackage(name: string): string {
  return dirname(realpathSync(resolve(`${name}/package.json`)));
}

/** A copy of an installed package that a site finds before any other. */
function installCopy(dir: string, name: string, folder = findPackage(name)): string {
  const copy = join(dir, 'node_modules', name);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function change(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test.each<[string, Record<string, string>]>([
  ['a folder of Markdown', { 'index.md': PAGE }],
  ['a site with a base', { 'docs/index.md': PAGE, 'site.config.mjs': config({ base: '/docs/', title: 'Based' }) }],
  [
    'a site whose aliases and paths lead elsewhere than the theme',
    {
      'docs/index.md': PAGE,
      'site.config.mjs': config({ resolve: { alias: { '@parts': './parts' } } }),
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    },
  ],
  [
    'a page with components of the theme',
    { 'docs/index.mdx': 'import { Badge } from \'@theme\';\n\n# Home\n\n<Badge text="new" />\n' },
  ],
])('%s is built without the bundler', async (_, files) => {
  expect(await buildWithout(writeSite(files))).toMatchObject({ isBuilt: true });
});

test.each<[string, Record<string, string>]>([
  [
    'a component of its own',
    {
      'docs/index.mdx': "import { Box } from '../box.jsx';\n\n# Home\n\n<Box />\n",
      'box.jsx': 'export const Box = () => <p>Box</p>;\n',
    },
  ],
  [
    'styles of its own',
    { 'docs/index.md': PAGE, 'own.css': 'p {}', 'site.config.mjs': config({ globalStyles: 'own.css' }) },
  ],
  [
    'a part of the theme replaced',
    {
      'docs/index.md': PAGE,
      'hero.jsx': 'export const Hero = () => null;\n',
      'site.config.mjs': config({ components: { Hero: './hero.jsx' } }),
    },
  ],
  [
    'an alias for what the theme imports',
    {
      'docs/index.md': PAGE,
      'site.config.mjs': config({ resolve: { alias: { scheduler: findPackage('scheduler') } } }),
    },
  ],
  [
    'paths that reach what the theme imports',
    { 'docs/index.md': PAGE, 'tsconfig.json': '{ "compilerOptions": { "paths": { "*": ["./types/*"] } } }' },
  ],
])('a site with %s has a bundle of its own', async (_, files) => {
  const { isBuilt, stderr } = await buildWithout(writeSite(files));
  expect(isBuilt).toBe(false);
  expect(stderr).toContain('The bundler was loaded');
});

const PAGE_FOR_RSPRESS = `import { Badge } from '@rspress/core/theme';

# Home

<Badge text="new" /> <b style={{ color: 'var(--rp-c-brand)' }}>Brand</b>
`;

/** Its configuration needs the bundler, so that whether it is loaded says nothing. */
test.each([
  ['has the bundle of the theme', {}, false],
  ['that sets variables has a bundle of its own', { 'theme/colors.css': ':root { --rp-c-brand: red }\n' }, true],
])('a site for Rspress %s', async (_, files, isBundled) => {
  const own = { 'docs/index.mdx': PAGE_FOR_RSPRESS, 'rspress.config.mjs': config({ title: 'Quay' }) };
  const dir = createSite({ ...own, ...files });
  expect(await quireWith({}, 'build', dir)).toMatchObject({ code: 0 });
  expect(existsSync(join(findCache(dir), 'bundle'))).toBe(isBundled);
});

test('another React than the one that the theme was bundled with is bundled', async () => {
  const dir = writeSite({ 'docs/index.md': PAGE });
  installCopy(dir, 'react-dom');
  const react = installCopy(dir, 'react');
  expect(await buildWithout(dir)).toMatchObject({ isBuilt: true });
  const { version } = JSON.parse(readFileSync(join(react, 'package.json'), 'utf8')) as { version: string };
  change(join(react, 'package.json'), `"version": "${version}"`, '"version": "19.999.0"');
  expect((await buildWithout(dir)).stderr).toContain('The bundler was loaded');
});

test('a React that is too old for the theme is left aside, and said so', async () => {
  const dir = writeSite({ 'docs/index.md': PAGE });
  for (const name of ['react', 'react-dom']) {
    const manifest = join(installCopy(dir, name), 'package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "18.3.1"'));
  }
  const { isBuilt, stderr } = await buildWithout(dir);
  expect(isBuilt).toBe(true);
  expect(stderr).toMatch(
    /The site has React 18\.3\.1, which is too old for the theme: its components run on React 19\./,
  );
});

test('a theme that has changed since it was bundled is bundled again', async () => {
  const dir = writeSite({ 'docs/index.md': PAGE });
  const theme = installCopy(dir, '@quire/theme', dirname(dirname(resolve('@quire/theme/bundle'))));
  expect(await buildWithout(dir)).toMatchObject({ isBuilt: true });
  change(join(theme, 'src/content/prose.css'), '{', '{ --changed: 1;');
  expect((await buildWithout(dir)).stderr).toContain('The bundler was loaded');
});

test('a theme with a CSS module more gives its classes other names, and is bundled again', async () => {
  const dir = writeSite({ 'docs/index.md': PAGE });
  const theme = installCopy(dir, '@quire/theme', dirname(dirname(resolve('@quire/theme/bundle'))));
  writeFileSync(join(theme, 'src/another.module.css'), '.a {}');
  expect((await buildWithout(dir)).stderr).toContain('The bundler was loaded');
});

test.each([
  ['site.config.mjs', (alias: object) => ({ resolve: { alias } })],
  ['rspress.config.mjs', (alias: object) => ({ builderConfig: { resolve: { alias } } })],
])(
  'a site with a %s is the same bytes with the bundle of the theme and with one of its own',
  async (file, withAlias) => {
    const files = { 'docs/index.md': PAGE, 'docs/home.md': '---\npageType: home\n---\n' };
    const outputs: string[] = [];
    for (const fields of [{}, withAlias({ scheduler: findPackage('scheduler') })]) {
      const dir = writeSite({ ...files, [file]: config({ title: 'Same', ...fields }) });
      expect(await quireWith({}, 'build', dir)).toMatchObject({ code: 0 });
      outputs.push(takeSnapshot(join(dir, 'dist')));
    }
    expect(outputs[0]).toContain('assets/quire.');
    expect(outputs[1]).toBe(outputs[0]);
  },
);
