import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { copyRepository } from './clone-copy.mjs';
import { packPackages } from './pack.mjs';
import { ROOT } from './run-step.mjs';

/** A text of the first page. */
const GREETING = 'Get started';

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The additional packages of a site with TypeScript components, with the oldest supported compiler. */
const FOR_TYPES = [`@types/react@${devDependencies['@types/react']}`, 'typescript@5.9.3'];

let folder;
let packed;
/** The current location of the installed packages, by layout: flat, as with npm, and strict, as with pnpm. */
const installed = {};

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'quire-packed-')));
  packed = packPackages(join(folder, 'tarballs'));
  // In parallel, because each mostly waits for the disk.
  await Promise.all([
    install('flat', 'hoisted', [...packed.site, ...packed.plugins]),
    install('strict', 'linked', packed.site),
  ]);
});

async function install(layout, strategy, tarballs) {
  const cwd = join(folder, layout);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), '{ "private": true }\n');
  const options = ['--prefer-offline', '--no-audit', '--no-fund', `--install-strategy=${strategy}`];
  await promisify(execFile)('npm', ['install', ...options, ...tarballs, ...FOR_TYPES], { cwd });
  installed[layout] = join(cwd, 'node_modules');
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command, args, { cwd, env = process.env }) {
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Makes loading the bundler fail. */
const NO_BUNDLER = {
  ...process.env,
  NODE_OPTIONS: `--import ${new URL('../packages/engine/test/preload/no-bundler.mjs', import.meta.url).href}`,
};

/** Moves the packages of a layout to a folder, because copying them for each site took longer than the test. */
function takePackages(layout, root) {
  const modules = join(root, 'node_modules');
  mkdirSync(root, { recursive: true });
  renameSync(installed[layout], modules);
  rmSync(join(modules, '.cache'), { recursive: true, force: true });
  installed[layout] = modules;
}

/** @returns the folder of the site, and the program in its packages, which may be in a parent folder */
function createFolder(name, { manifest, layout = 'flat', site = '.' }) {
  const root = join(folder, 'sites', name);
  const dir = join(root, site);
  mkdirSync(dir, { recursive: true });
  takePackages(layout, root);
  if (manifest) writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest)}\n`);
  return { dir, program: join(root, 'node_modules/@quire/site/bin/quire.mjs') };
}

const quire = ({ dir, program, env }, ...args) => run(process.execPath, [program, ...args], { cwd: dir, env });

/** Starts a server for a site, and resolves to its response for a path. */
function ask({ dir, program, env }, command, path) {
  return askServer([process.execPath, program, command, '--port', '0'], { cwd: dir, env }, path);
}

async function askServer([command, ...args], { cwd, env }, path) {
  // A process group of its own, because killing a shell does not end its children.
  const server = spawn(command, args, { cwd, env, detached: true });
  const end = once(server, 'close');
  try {
    const url = await new Promise((resolve, reject) => {
      let output = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
          const [found] = /http:\/\/\S+/.exec(output) ?? [];
          if (found) resolve(found);
        });
      }
      server.on('exit', () => reject(new Error(output)));
    });
    const response = await fetch(new URL(path, url));
    return { status: response.status, text: await response.text() };
  } finally {
    if (server.exitCode === null) process.kill(-server.pid);
    // It writes into the folder of the packages, which is moved afterwards.
    await end;
  }
}

/** The first two cover several differences; the others run nightly. */
const KINDS = [
  ['strict node_modules, as those of pnpm', 'strict', { manifest: { name: 'x', type: 'commonjs' }, layout: 'strict' }],
  [
    'a package of a monorepo in a path with spaces',
    '我的 文档 (1)',
    { manifest: { name: 'x' }, site: 'packages/docs' },
  ],
];
const NIGHTLY_KINDS = [
  ['a CommonJS package, as npm init makes it', 'commonjs', { manifest: { name: 'x', type: 'commonjs' } }],
  ['an ES module package', 'module', { manifest: { name: 'x', type: 'module' } }],
  ['a folder without a package.json', 'bare', {}],
];

describe.each([...KINDS, ...(process.env.QUIRE_TEST_ALL ? NIGHTLY_KINDS : [])])('in %s', (_, name, options) => {
  let site;
  beforeAll(() => {
    site = createFolder(name, options);
    quire(site, 'init');
  });

  test('a first site is built, without the bundler', () => {
    expect(quire({ ...site, env: NO_BUNDLER }, 'build')).toContain('2 pages');
    expect(readFileSync(join(site.dir, 'dist/guide/index.html'), 'utf8')).toContain(GREETING);
    // Without an icon, browsers would request /favicon.ico.
    expect(readFileSync(join(site.dir, 'dist/index.html'), 'utf8')).toContain('<link rel="icon"');
  });

  test('the built site is served', async () => {
    expect(await ask(site, 'preview', '/guide/')).toMatchObject({
      status: 200,
      text: expect.stringContaining(GREETING),
    });
  });

  test('the dev server serves the site without the bundler', async () => {
    expect(await ask({ ...site, env: NO_BUNDLER }, 'dev', '/guide/')).toMatchObject({
      status: 200,
      text: expect.stringContaining(GREETING),
    });
  });
});

test('only the packages that every site installs match the pattern of the guide', () => {
  const files = readdirSync(join(folder, 'tarballs')).filter((file) => file.endsWith('.tgz'));
  expect(files.some((file) => file.startsWith('quire-site-'))).toBe(true);
  expect(files.some((file) => file.startsWith('quire-cards-'))).toBe(false);
});

test.each([
  'search',
  'markdown',
  'client',
  'external-links',
  'engine',
  'mcp',
  'rspress',
  'typescript',
  'theme',
  'site',
  'cards',
])('the tarball of %s has a license and a description, and no tests', (name) => {
  const [tarball = ''] = [...packed.site, ...packed.plugins].filter((file) => file.includes(`quire-${name}-`));
  const files = run('tar', ['tzf', tarball], { cwd: folder }).trim().split('\n');
  expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md']));
  expect(files.filter((file) => /\.test\.|\/tests?[-/]|fixture/.test(file))).toEqual([]);
  expect(readFileSync(join(ROOT, 'packages', name, 'LICENSE'))).toEqual(readFileSync(join(ROOT, 'LICENSE')));
});

describe('what README and the guide say', () => {
  const listCommands = (file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^```sh\n(.*?)^```/gms)].map(([, lines]) =>
      lines.trim().split('\n'),
    );
  const [readme = []] = listCommands('README.md');
  const guide = listCommands('docs/site/pages/guide/getting-started.md').flat();

  test('is the same', () => {
    expect(readme.length).toBeGreaterThan(3);
    expect(guide.slice(0, readme.length)).toEqual(readme);
  });

  test('leads from a clone to a site, line by line', async () => {
    const clone = join(folder, 'quire');
    copyRepository(clone);
    const plain = join(folder, 'my-docs/path/to/folder');
    mkdirSync(plain, { recursive: true });
    writeFileSync(join(plain, 'index.md'), '# Notes\n');
    // Removes npm's variables, which describe the current run.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
    const places = [];
    for (const line of guide) {
      const shell = ['sh', '-ec', [...places, line].join('\n')];
      if (/ (?:dev|preview)(?: |$)/.test(line)) {
        expect(await askServer(shell, { cwd: clone, env }, '/'), line).toMatchObject({ status: 200 });
      } else {
        run(shell[0], shell.slice(1), { cwd: clone, env });
        places.push(...Array.from(line.matchAll(/\bcd \S+/g), ([place]) => place));
      }
    }
    expect(readFileSync(join(folder, 'my-docs/dist/guide/index.html'), 'utf8')).toContain(GREETING);
    expect(readFileSync(join(folder, 'my-docs/site/index.html'), 'utf8')).toContain('Notes');
    // It installs and builds all packages, which takes minutes on a machine that is busy with other things.
  }, 600_000);
});

test('a plain folder of Markdown is built and served by packages installed in another folder', async () => {
  const dir = join(folder, 'elsewhere');
  mkdirSync(dir);
  writeFileSync(join(dir, 'index.md'), '# Notes\n\nText.\n');
  const program = join(installed.flat, '@quire/site/bin/quire.mjs');
  expect(quire({ dir, program }, 'build')).toContain('✓ 1 page in');
  for (const command of ['preview', 'dev']) {
    expect(await ask({ dir, program }, command, '/')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Notes'),
    });
  }
});

test('a component of the site is bundled with the theme', () => {
  const site = createFolder('component', { manifest: { name: 'x' } });
  quire(site, 'init');
  writeFileSync(join(site.dir, 'box.tsx'), 'export const Box = () => <p>In a box</p>;\n');
  writeFileSync(join(site.dir, 'docs/own.mdx'), "import { Box } from '../box';\n\n# Own\n\n<Box />\n");
  expect(() => quire({ ...site, env: NO_BUNDLER }, 'build')).toThrow('The bundler was loaded');
  expect(quire(site, 'build')).toContain('3 pages');
  expect(readFileSync(join(site.dir, 'dist/own.html'), 'utf8')).toContain('<p>In a box</p>');
});

describe('a site in TypeScript', () => {
  const FILES = {
    'docs/index.md': '---\npageType: home\nhero:\n  name: Quay\n---\n',
    'docs/guide.md': '---\nlevel: 3\n---\n\n# Guide\n',
    'site.config.ts': `import { defineConfig } from '@quire/site';
export default defineConfig({ title: 'Quay', components: { Hero: './hero.tsx' } });
// @ts-expect-error: an unknown field.
export const wrong = defineConfig({ titel: 'Quay' });
`,
    'hero.tsx': `import { Hero as OriginalHero } from '@theme-original/Hero';
import type { ComponentProps } from 'react';
export function Hero(props: ComponentProps<typeof OriginalHero>) {
  return <><p>Hello, {props.hero.name}</p><OriginalHero {...props} /></>;
}
// @ts-expect-error: an unknown property.
export const wrong = <OriginalHero heroes={[]} />;
`,
    'theme/index.css': 'b { color: green; }\n',
    'theme/level.module.css': '.level { color: red; }\n',
    'theme/level.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
    'theme/index.tsx': `import { useFrontmatter, usePage } from '@runtime';
import { Badge } from '@theme';
import { type DocLayoutProps, DocLayout as OriginalDocLayout } from '@theme-original';
import './index.css';
import styles from './level.module.css';
import image from './level.svg';
export function DocLayout(props: DocLayoutProps) {
  const level = String(useFrontmatter().frontmatter.level);
  const badge = <p className={styles.level}><img src={image} alt="" /><Badge text={\`Level \${level}\`} /></p>;
  return <OriginalDocLayout {...props} beforeDocContent={badge} />;
}
// @ts-expect-error: the title is a string.
export const useWrong = (): number => usePage().page.title;
`,
  };
  let site;
  beforeAll(() => {
    site = createFolder('typed', { manifest: { name: 'x', type: 'module' } });
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(site.dir, path)), { recursive: true });
      writeFileSync(join(site.dir, path), text);
    }
  });

  const COMPILERS = () => [
    ['5.9', join(site.dir, 'node_modules/typescript')],
    ['6.', join(ROOT, 'node_modules/typescript6')],
    ['7.', join(ROOT, 'node_modules/typescript')],
  ];

  const theming = readFileSync(join(ROOT, 'docs/site/pages/guide/theming.md'), 'utf8');
  const [, sample] = /title="tsconfig.json"\n([\s\S]*?)\n```/.exec(theming);

  test.each([
    ['of the guide', {}],
    ['with the modules of Node', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ])('type-checks together with the packages in each TypeScript version, with a tsconfig.json %s', (_, options) => {
    const compilerOptions = { ...JSON.parse(sample).compilerOptions, ...options };
    writeFileSync(join(site.dir, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const [version, folder] of COMPILERS()) {
      expect(runCompiler(folder, site.dir, ['--version'])).toContain(`Version ${version}`);
      expect(runCompiler(folder, site.dir)).toBe('');
    }
  });

  test('is built with its own components instead of the theme’s', () => {
    expect(quire(site, 'build')).toContain('2 pages');
    expect(readFileSync(join(site.dir, 'dist/index.html'), 'utf8')).toContain('Hello, Quay');
    expect(readFileSync(join(site.dir, 'dist/guide.html'), 'utf8')).toContain('Level 3');
  });
});

/** @returns the compiler's output */
function runCompiler(folder, cwd, args = []) {
  const program = join(folder, 'bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' });
  return stdout + stderr;
}

test('a site generates its cards with the packed plugin', () => {
  const site = createFolder('cards', { manifest: { name: 'x', type: 'module' } });
  quire(site, 'init');
  writeFileSync(
    join(site.dir, 'site.config.mjs'),
    `import { cards } from '@quire/cards';
import { defineConfig } from '@quire/site';
export default defineConfig({ title: 'Quay', siteUrl: 'https://quay.example.com', plugins: [cards()] });
`,
  );
  expect(quire(site, 'build')).toContain('2 pages');
  const html = readFileSync(join(site.dir, 'dist/guide/index.html'), 'utf8');
  const [, path = ''] = /property="og:image" content="https:\/\/quay\.example\.com\/([^"]+\.png)"/.exec(html) ?? [];
  expect(
    readFileSync(join(site.dir, 'dist', path))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a different React version of the site is bundled with the theme', () => {
  const site = createFolder('react', { manifest: { name: 'x' } });
  quire(site, 'init');
  const manifest = join(site.dir, 'node_modules/react/package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(/"version": "[^"]+"/, '"version": "19.999.0"'));
  expect(() => quire({ ...site, env: NO_BUNDLER }, 'build')).toThrow('The bundler was loaded');
  expect(quire(site, 'build')).toContain('2 pages');
  // The following tests use the same packages.
  writeFileSync(manifest, text);
});

test('the scripts that init writes build the site', () => {
  const site = createFolder('scripts', { manifest: { name: 'x' } });
  quire(site, 'init');
  expect(run('npm', ['run', 'build'], { cwd: site.dir })).toContain('2 pages');
});

test('init for a site written for Rspress only writes scripts', () => {
  const site = createFolder('rspress', { manifest: { name: 'x', scripts: { dev: 'rspress dev' } } });
  expect(() => quire(site, 'init', '--rspress')).toThrow(/rspress\.config/);
  mkdirSync(join(site.dir, 'docs'));
  writeFileSync(join(site.dir, 'docs/index.md'), '# Mine\n');
  writeFileSync(join(site.dir, 'rspress.config.ts'), "export default { root: 'docs' };\n");
  expect(() => quire(site, 'init')).toThrow('--rspress');
  expect(quire(site, 'init', '--rspress')).toContain('npm run docs:dev');
  expect(readdirSync(site.dir).sort()).toEqual(['docs', 'node_modules', 'package.json', 'rspress.config.ts']);
  expect(JSON.parse(readFileSync(join(site.dir, 'package.json'), 'utf8')).scripts).toMatchObject({
    dev: 'rspress dev',
    'docs:dev': 'quire dev',
  });
});

test('init keeps existing files, and says what to do next', () => {
  const site = createFolder('kept', { manifest: { name: 'x', scripts: { dev: 'vite', build: 'quire build' } } });
  mkdirSync(join(site.dir, 'docs'));
  writeFileSync(join(site.dir, 'docs/index.md'), '# Mine\n');
  expect(quire(site, 'init')).toContain('npm run docs:dev');
  expect(readFileSync(join(site.dir, 'docs/index.md'), 'utf8')).toBe('# Mine\n');
  expect(JSON.parse(readFileSync(join(site.dir, 'package.json'), 'utf8')).scripts).toEqual({
    dev: 'vite',
    build: 'quire build',
    'docs:dev': 'quire dev',
    preview: 'quire preview',
  });
  expect(() => quire(site, 'init')).toThrow('This folder already has a site.');
});
