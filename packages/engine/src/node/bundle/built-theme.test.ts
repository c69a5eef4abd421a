import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { change, findPackage, installCopy, installReact } from '../../../test/package-copy.ts';
import { buildSite, buildTogether, preload, quire, SITES, writeSite } from '../../../test/run-quire.ts';
import { BOX_PAGE, formatConfig } from '../../../test/sample-files.ts';
import { createSite, findCache, takeSnapshot } from '../../../test/temporary-site.ts';

const PAGE = '# Home\n\n:::tip\nA tip.\n:::\n\n:::tabs\n\n== One\n\n1\n\n:::\n';

/** The folder of the theme's package. */
const THEME = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@quire/theme/bundle'))));

type Site = [name: string, files: Record<string, string>];

const PLAIN_SITES: Site[] = [
  ['a folder of Markdown', { 'index.md': PAGE }],
  [
    'a site with a base',
    { 'docs/index.md': PAGE, 'site.config.mjs': formatConfig({ base: '/docs/', title: 'Based' }) },
  ],
  [
    'a site whose aliases and paths lead elsewhere than the theme',
    {
      'docs/index.md': PAGE,
      'site.config.mjs': formatConfig({ resolve: { alias: { '@parts': './parts' } } }),
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    },
  ],
  [
    'a site whose alias is for a package that the theme imports too',
    {
      'docs/index.md': PAGE,
      'site.config.mjs': formatConfig({ resolve: { alias: { scheduler: findPackage('scheduler') } } }),
    },
  ],
  [
    'a site whose paths fit every name',
    { 'docs/index.md': PAGE, 'tsconfig.json': '{ "compilerOptions": { "paths": { "*": ["./types/*"] } } }' },
  ],
  [
    'a page with components of the theme',
    { 'docs/index.mdx': 'import { Badge } from \'@theme\';\n\n# Home\n\n<Badge text="new" />\n' },
  ],
];

const CHANGED_SITES: Site[] = [
  ['a component of its own', BOX_PAGE],
  [
    'styles of its own',
    { 'docs/index.md': PAGE, 'own.css': 'p {}', 'site.config.mjs': formatConfig({ globalStyles: 'own.css' }) },
  ],
  [
    'a part of the theme replaced',
    {
      'docs/index.md': PAGE,
      'hero.jsx': 'export const Hero = () => null;\n',
      'site.config.mjs': formatConfig({ components: { Hero: './hero.jsx' } }),
    },
  ],
  ['a component that is hydrated', { ...BOX_PAGE, 'box.jsx': `'use client';\n${BOX_PAGE['box.jsx']}` }],
];

/** Sites for copies of packages. */
const createPageSites = () => {
  const create = () => writeSite({ 'docs/index.md': PAGE });
  return { react: create(), oldReact: create(), theme: create() };
};

describe('if loading the bundler is an error', () => {
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
    installReact(sites.react);
    installReact(sites.oldReact, '18.3.1');
    const theme = installCopy(sites.theme, '@quire/theme', THEME);
    change(join(theme, 'dist/bundle/bundle.json'), /"engine":"[^"]+"/, '"engine":"another"');

    const written = [...PLAIN_SITES, ...CHANGED_SITES].map(([name, files]) => [name, writeSite(files)] as const);
    await buildAll(new Map([...written, ...Object.entries(sites)]));
  });

  test.each(PLAIN_SITES)('%s is built without it', (name) => {
    expectBuilt(name);
  });

  test.each(CHANGED_SITES)('a site with %s is bundled separately', (name) => expectBundled(name));

  test('a React other than that of the prebuilt theme is bundled', () => expectBundled('react'));

  test('a React that is too old for the theme is ignored with a warning', () => {
    expect(expectBuilt('oldReact')).toMatch(
      /The site has React 18\.3\.1, which is too old for the theme: its components run on React 19\./,
    );
  });

  test('a theme that was built for another version of the engine is bundled again', () => expectBundled('theme'));
});

const hasBundle = (dir: string) => existsSync(join(findCache(dir), 'bundle'));

test('a site with the prebuilt theme has the same bytes as one that bundles the theme', async () => {
  const files = {
    'docs/index.md': PAGE,
    'docs/home.md': '---\npageType: home\n---\n',
    'site.config.mjs': formatConfig({ title: 'Same' }),
  };
  const build = async (dir: string) => {
    expect(await quire('build', dir)).toMatchObject({ code: 0 });
    return { hasBundle: hasBundle(dir), output: takeSnapshot(join(dir, 'dist')) };
  };
  const withReact = createSite(files);
  installReact(withReact);
  const plain = await build(createSite(files));
  const bundled = await build(withReact);
  expect([plain.hasBundle, bundled.hasBundle]).toEqual([false, true]);
  expect(plain.output).toContain('assets/quire.');
  expect(bundled.output).toBe(plain.output);
});

test('a site has the same bytes in any folder', async () => {
  const outputs: string[] = [];
  for (const place of ['site', 'deeper/and/deeper/site']) {
    const dir = join(createSite({}), place);
    cpSync(join(SITES, 'islands'), dir, { recursive: true });
    await buildSite(dir);
    outputs.push(takeSnapshot(join(dir, 'dist')));
  }
  expect(outputs[0]).toBe(outputs[1]);
  expect(outputs[0]).toContain('.css');
});
