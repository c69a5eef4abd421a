/** The walls of the architecture that neither the compiler nor the packages' exports hold. (ARCHITECTURE.md) */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';
import { expect, test } from '@rstest/core';

const PACKAGES = join(import.meta.dirname, '../..');

interface Module {
  /** From the packages folder: `engine/src/node/build.ts`. */
  path: string;
  text: string;
  /** As written, relative ones as paths from the packages folder. */
  imports: string[];
}

const modules = readdirSync(PACKAGES)
  .map((name) => join(PACKAGES, name, 'src'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
  .map((entry) => relative(PACKAGES, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .sort()
  .map(readModule);
const sources = modules.filter(({ path }) => !/\.test\.tsx?$/.test(path));

function readModule(path: string): Module {
  const text = readFileSync(join(PACKAGES, path), 'utf8');
  const specifiers = [
    ...text.matchAll(/^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ];
  const imports = specifiers.map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
  return {
    path,
    text,
    imports: imports.map((name) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name)),
  };
}

/** `importer → imported` for each import of a zone that meets the condition. */
function findImports(zone: string, isForbidden: (name: string, importer: string) => boolean): string[] {
  return sources
    .filter(({ path }) => path.startsWith(zone))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => isForbidden(name, path)).map((name) => `${path} → ${name}`),
    );
}

const isPackage = (name: string) =>
  !/^(?:cards|client|engine|external-links|markdown|mcp|rspress|search|theme|typescript)\/src\//.test(name);

test('there are sources to look at, and their imports are seen', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(findImports('client/', (name) => name === 'react').length).toBeGreaterThan(0);
  expect(findImports('engine/', (name) => name === '@quire/client/contract').length).toBeGreaterThan(5);
});

/** Its types, and the entries that browsers run too. */
const COMPILER = /^@quire\/markdown(?:\/|$)/;
const matches = (pattern: RegExp) => (name: string) => pattern.test(name);

test.each<[claim: string, zone: string, isForbidden: (name: string, importer: string) => boolean]>([
  [
    'what build and browser share depends on the compiler alone',
    'client/src/contract/',
    (name) => !name.startsWith('client/src/contract/') && !COMPILER.test(name),
  ],
  [
    'the client knows React and the compiler, and neither the engine nor Node',
    'client/',
    (name) => !/^(?:client\/src\/|react(?:-dom)?(?:\/|$))/.test(name) && !COMPILER.test(name),
  ],
  ['the engine cannot name a theme or a site', 'engine/', matches(/theme\/src|@quire\/theme|website/)],
  [
    'the build does not run the client; it only bundles it',
    'engine/',
    matches(/^(?:client\/|@quire\/client(?!\/contract$))/),
  ],
  [
    'the compiler knows nothing of sites',
    'markdown/',
    matches(/^(?:client|engine|search|theme)\/|^@quire\/(?!search\/edit-distance$)/),
  ],
  [
    'the reader of Rspress sites knows the interface of plugins alone',
    'rspress/',
    matches(/^(?:client|engine|search|theme)\/|^@quire\/(?!engine$|markdown\/)/),
  ],
  [
    'nobody knows the reader of Rspress sites',
    '',
    (name, importer) =>
      /^@quire\/rspress/.test(name) || (name.startsWith('rspress/') && !importer.startsWith('rspress/')),
  ],
  [
    'the plugins for TypeScript know public entries alone',
    'typescript/',
    matches(
      /^(?:client|engine|markdown|rspress|search|theme)\/|^@quire\/(?!client\/contract$|engine$|markdown(?:\/|$))/,
    ),
  ],
  [
    'the server for assistants knows public entries alone',
    'mcp/',
    matches(
      /^(?:client|engine|markdown|rspress|search|theme|typescript)\/|^@quire\/(?!client\/contract$|markdown(?:\/|$)|search$)/,
    ),
  ],
  [
    'nobody knows the plugins for TypeScript and the server for assistants',
    '',
    matches(/^@quire\/(?:typescript|mcp)$/),
  ],
  [
    'the check of links to other hosts depends on the compiler alone',
    'external-links/',
    (name) => name.startsWith('@quire/') && !COMPILER.test(name),
  ],
  ['search depends on no other package', 'search/', matches(/^(?:client|engine|markdown|theme)\/|^@quire\/|^react/)],
  [
    'the theme reaches the client through its public entries only, and never Node',
    'theme/',
    matches(/^(?:client\/|engine\/|search\/|node:|@quire\/(?!client(?:\/contract)?$|search(?:\/|$)))/),
  ],
  [
    'preview needs no configuration and no content: it serves any built folder',
    'engine/src/node/preview/',
    matches(/^engine\/src\/node\/(?:config|content|routes|bundle|render|emit|dev)\//),
  ],
  ['nothing imports a package through its insides', '', (name) => isPackage(name) && /\/(?:dist|src)\//.test(name)],
])('%s', (_, zone, isForbidden) => expect(findImports(zone, isForbidden)).toEqual([]));

/** Of `engine/src/node`: a module imports from its own folder and from those before it. */
const FOLDERS = [
  ...['files', 'diagnostics', 'html', 'workers', 'config', 'plugins', 'content', 'output', 'routes', 'bundle'],
  ...['render', 'http', 'check', 'search', 'emit', 'site-config', 'preview', 'stages', 'dev', 'cli'],
];

test('every folder has its place', () => {
  const folders = sources.flatMap(({ path }) => /^engine\/src\/node\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(folders)].sort()).toEqual([...FOLDERS].sort());
});

test('a page passes through the folders of the build in one direction', () => {
  const rank = (path: string) => FOLDERS.indexOf(path.replace(/^engine\/src\/node\//, '').split('/')[0] ?? '');
  const isBackwards = (name: string, importer: string) =>
    name.startsWith('engine/src/node/') && rank(importer) !== -1 && rank(name) > rank(importer);
  expect(findImports('engine/src/node/', isBackwards)).toEqual([]);
});

test('what is emitted is a leaf: only the build and the dev server ask for it', () => {
  const isEmitter = (name: string) => name.startsWith('engine/src/node/emit/');
  const importers = findImports('engine/src/node/', isEmitter).map((line) => line.split(' → ')[0] ?? '');
  expect(importers.filter((path) => !/\/(?:emit|dev|stages)\/|\/node\/build\.ts$/.test(path))).toEqual([]);
});

test('index files are entries of packages, and there is no place for what has no name', () => {
  const strays = sources.filter(({ path }) => /\/(?:utils|helpers|common|misc)[/.]/.test(path));
  const barrels = sources.filter(({ path }) => /^index\.tsx?$/.test(basename(path)) && !isPackageEntry(path));
  expect([...strays, ...barrels].map(({ path }) => path)).toEqual([]);
});

function isPackageEntry(path: string): boolean {
  const [folder = ''] = path.split('/');
  const { exports } = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8')) as { exports: unknown };
  const written = path.slice(folder.length + '/src/'.length).replace(/\.tsx?$/, '');
  return new RegExp(`/dist/(?:modules/)?${written}\\.(?:tsx?|js)"`).test(JSON.stringify(exports));
}

test('file names are in kebab-case, and no file is longer than 300 lines', () => {
  const misnamed = modules.filter(({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(basename(path)));
  const long = modules.filter(({ text }) => text.split('\n').length > 300);
  expect([...misnamed, ...long].map(({ path }) => path)).toEqual([]);
});
