import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildTogether, preload, quire, writeSite } from '../../../test/run-quire.ts';
import { createSite, findCache, takeSnapshot } from '../../../test/temporary-site.ts';

const PAGE = '# Home\n\n:::tip\nA tip.\n:::\n\n:::tabs\n\n== One\n\n1\n\n:::\n';

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

const installTheme = (dir: string) =>
  installCopy(dir, '@quire/theme', dirname(dirname(dirname(resolve('@quire/theme/bundle')))));

function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

const setVersion = (folder: string, version: string) =>
  change(join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`);

type Site = [name: string, files: Record<string, string>];

const PLAIN_SITES: Site[] = [
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
];

const CHANGED_SITES: Site[] = [
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
];

/** Sites for copies of packages. */
const createPageSites = () => {
  const create = () => writeSite({ 'docs/index.md': PAGE });
  return { react: create(), oldReact: create(), theme: create(), largerTheme: create() };
};

describe('where to load the bundler is an error', () => {
  type Outcome = { isBuilt: boolean; stderr: string };
  const outcomes = new Map<string, Outcome>();

  /** Builds sites in one process. */
  async function buildAll(sites: Map<string, string>) {
    const found = await buildTogether({ NODE_OPTIONS: preload('no-bundler') }, [...sites.values()]);
    for (const [index, name] of [...sites.keys()].entries()) {
      const { code, stderr } = found[index] ?? { code: -1, stderr: 'The process ended before it.' };
      outcomes.set(name, { isBuilt: code === 0, stderr });
    }
  }

  function expectBuilt(name: string) {
    const { isBuilt, stderr } = outcomes.get(name) ?? {};
    expect(isBuilt, stderr).toBe(true);
    return stderr;
  }

  function expectBundled(name: string) {
    const { isBuilt, stderr } = outcomes.get(name) ?? {};
    expect(isBuilt, stderr).toBe(false);
    expect(stderr).toContain('The bundler was loaded');
  }

  beforeAll(async () => {
    const sites = createPageSites();
    installCopy(sites.react, 'react-dom');
    const react = installCopy(sites.react, 'react');
    for (const name of ['react', 'react-dom']) setVersion(installCopy(sites.oldReact, name), '18.3.1');
    const theme = installTheme(sites.theme);
    writeFileSync(join(installTheme(sites.largerTheme), 'dist/modules/another.module.css'), '.a {}');

    const written = [...PLAIN_SITES, ...CHANGED_SITES].map(([name, files]) => [name, writeSite(files)] as const);
    await buildAll(new Map([...written, ...Object.entries(sites)]));

    setVersion(react, '19.999.0');
    change(join(theme, 'dist/modules/content/prose.css'), '{', '{ --changed: 1;');
    await buildAll(
      new Map([
        ['another react', sites.react],
        ['changed theme', sites.theme],
      ]),
    );
  });

  test.each(PLAIN_SITES)('%s is built', (name) => {
    expectBuilt(name);
  });

  test.each(CHANGED_SITES)('a site with %s has a bundle of its own', (name) => expectBundled(name));

  test('another React than the one that the theme was bundled with is bundled', () => {
    expectBuilt('react');
    expectBundled('another react');
  });

  test('a React that is too old for the theme is left aside, and said so', () => {
    expect(expectBuilt('oldReact')).toMatch(
      /The site has React 18\.3\.1, which is too old for the theme: its components run on React 19\./,
    );
  });

  test('a theme that has changed since it was bundled is bundled again', () => {
    expectBuilt('theme');
    expectBundled('changed theme');
  });

  test('a theme with a CSS module more gives its classes other names, and is bundled again', () =>
    expectBundled('largerTheme'));
});

const hasBundle = (dir: string) => existsSync(join(findCache(dir), 'bundle'));

const PAGE_FOR_RSPRESS = `import { Badge } from '@rspress/core/theme';

# Home

<Badge text="new" /> <b style={{ color: 'var(--rp-c-brand)' }}>Brand</b>
`;

test.each([
  ['site.config.mjs', {}, (alias: object) => ({ resolve: { alias } })],
  [
    'rspress.config.mjs',
    { 'docs/rspress.mdx': PAGE_FOR_RSPRESS },
    (alias: object) => ({ builderConfig: { resolve: { alias } } }),
  ],
])(
  'a site with a %s has the bundle of the theme, and is the same bytes with one of its own',
  async (file, pages, withAlias) => {
    const files = { 'docs/index.md': PAGE, 'docs/home.md': '---\npageType: home\n---\n', ...pages };
    const build = async (fields: object) => {
      const dir = createSite({ ...files, [file]: config({ title: 'Same', ...fields }) });
      expect(await quire('build', dir)).toMatchObject({ code: 0 });
      return { hasBundle: hasBundle(dir), output: takeSnapshot(join(dir, 'dist')) };
    };
    const plain = await build({});
    const bundled = await build(withAlias({ scheduler: findPackage('scheduler') }));
    expect([plain.hasBundle, bundled.hasBundle]).toEqual([false, true]);
    expect(plain.output).toContain('assets/quire.');
    expect(bundled.output).toBe(plain.output);
  },
);

/** Its configuration needs the bundler, so that whether it is loaded says nothing. */
test('a site for Rspress that sets variables has a bundle of its own', async () => {
  const dir = createSite({
    'docs/index.mdx': PAGE_FOR_RSPRESS,
    'rspress.config.mjs': config({ title: 'Quay' }),
    'theme/colors.css': ':root { --rp-c-brand: red }\n',
  });
  expect(await quire('build', dir)).toMatchObject({ code: 0 });
  expect(hasBundle(dir)).toBe(true);
});
