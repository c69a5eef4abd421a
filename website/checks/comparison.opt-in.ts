/** The cells of the comparison, tried with the real packages from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { ProjectFiles } from './build-project.ts';
import { COMPARED_TOOLS, type ComparedTool, type Task } from './compared-tools.ts';
import { loadPage } from './docs-page.ts';
import { readTree } from './rebuild-example.ts';
import { withPackages } from './with-packages.ts';

const TIMEOUT_MS = 1_800_000;
/** What a cell says if the tool doesn't do what the row asks for. */
const NEGATIVE = /^(?:no|fails|lost|names lost|not copied|injected|file, path as text|data URL|)$/;

interface Result {
  code: number | null;
  dist: Map<string, string>;
  /** All JavaScript of `dist`. */
  scripts: string;
  isExecutable: (file: string) => boolean;
}

interface Row {
  task?: Task;
  files: ProjectFiles;
  works: (result: Result) => boolean;
}

const B = "export const b: string = '';\n";
const DECLARE =
  "declare module '*.css' { const names: Record<string, string>; export default names }\ndeclare module '*.svg' { const url: string; export default url }\n";
const findImport = ({ dist }: Result, name: RegExp) =>
  [...dist].find(([file]) => name.test(file))?.[1].match(/from ?['"]([^'"]+)/)?.[1] ?? '';
const hasFile = ({ dist }: Result, name: RegExp) => [...dist.keys()].some((file) => name.test(file));
const isDependency = (name: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "type": "module", "exports": { ".": { "types": "./index.d.ts", "default": "./index.js" } } }`,
  [`node_modules/${name}/index.js`]: `export const value = '${name}-value';\n`,
  [`node_modules/${name}/index.d.ts`]: 'export declare const value: string;\n',
});
const NESTED = {
  task: { files: true, dts: true },
  files: { 'src/index.ts': "export { b } from './lib/b';\n", 'src/lib/b.ts': B },
};
const ALIASED = { ...NESTED, files: { ...NESTED.files, 'src/index.ts': "export { b } from '@/lib/b';\n" } };

const ROWS: Record<string, Row> = {
  'ESM and CJS in one run': {
    task: { formats: ['esm', 'cjs'] },
    files: { 'src/index.ts': B },
    works: (result) => hasFile(result, /\.cjs$/) && hasFile(result, /\.m?js$/),
  },
  UMD: {
    task: { formats: ['umd'] },
    files: { 'src/index.ts': B },
    works: ({ code, scripts }) => code === 0 && /typeof define|globalThis/.test(scripts),
  },
  'One file for each source file': {
    ...NESTED,
    works: ({ dist }) => [...dist.keys()].filter((file) => /\.m?js$/.test(file)).length === 2,
  },
  '… with an extension in the imports': {
    ...NESTED,
    works: (result) => /\.m?js$/.test(findImport(result, /^(?:index|my-lib)\.m?js$/)),
  },
  '… with aliases of `tsconfig.json` resolved': {
    ...ALIASED,
    works: (result) => /^\.\//.test(findImport(result, /^(?:index|my-lib)\.m?js$/)),
  },
  'Dependencies stay imports': {
    files: {
      ...isDependency('inner'),
      'src/index.ts': "export { value } from 'inner';\n",
      'package.json':
        '{ "name": "my-lib", "version": "1.0.0", "type": "module", "dependencies": { "inner": "1" }, "exports": { ".": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } } }',
    },
    works: ({ scripts }) => /from ?['"]inner['"]/.test(scripts),
  },
  'Executable file from a `#!` line': {
    files: { 'src/index.ts': '#!/usr/bin/env node\nexport const one: number = 1;\n' },
    works: ({ dist, isExecutable }) => [...dist.keys()].some((file) => /js$/.test(file) && isExecutable(file)),
  },
  '`"use client"` kept, in a file of its own': {
    task: { files: true },
    files: { 'src/index.ts': "export { b } from './b';\n", 'src/b.ts': `'use client';\n${B}` },
    works: ({ dist }) => [...dist].some(([file, text]) => /js$/.test(file) && /^['"]use client/.test(text)),
  },
  'Decorator metadata': {
    files: {
      'src/index.ts': "function d(...all: unknown[]) { return all as never; }\nexport class A { @d x: string = ''; }\n",
    },
    works: ({ code, scripts }) => code === 0 && scripts.includes('design:type'),
  },
  Generated: { task: { dts: true }, files: { 'src/index.ts': B }, works: (result) => hasFile(result, /\.d\.[mc]?ts$/) },
  'Bundled into one file': {
    task: { dts: true },
    files: { 'src/index.ts': "export type { A } from './a';\n", 'src/a.ts': 'export interface A { x: number }\n' },
    works: (result) => hasFile(result, /^index\.d\.m?ts$/) && findImport(result, /^index\.d\.m?ts$/) === '',
  },
  'A type error fails the build': {
    task: { dts: true },
    files: { 'src/index.ts': "export const one: number = 'a';\n" },
    works: ({ code }) => code !== 0,
  },
  'Aliases resolved in them': {
    ...ALIASED,
    works: (result) => {
      const path = findImport(result, /^index\.d\.m?ts$/);
      return !path.startsWith('@/') && hasFile(result, /^index\.d\.m?ts$/);
    },
  },
  "`import './style.css'`": {
    files: {
      'src/env.d.ts': DECLARE,
      'src/index.ts': "import './style.css';\nexport const one: number = 1;\n",
      'src/style.css': '.a { color: red }\n',
    },
    works: (result) => hasFile(result, /\.css$/),
  },
  'CSS Modules': {
    files: {
      'src/env.d.ts': DECLARE,
      'src/index.ts': "import names from './box.module.css';\nexport const box: string = names.box;\n",
      'src/box.module.css': '.box { color: blue }\n',
    },
    works: (result) =>
      hasFile(result, /\.css$/) &&
      /['"][^'"]*box[^'"]*['"]/.test(result.scripts.replaceAll(/\/\/.*/g, '').replace(/box\.module/, '')),
  },
  'An imported image': {
    files: {
      'src/env.d.ts': DECLARE,
      'src/index.ts': "import icon from './icon.svg';\nexport const url: string = icon;\n",
      'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    works: (result) => hasFile(result, /\.svg$/) && /import .*\.svg/.test(result.scripts),
  },
};

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', rootDir: 'src', outDir: 'dist' },
    ...{ declaration: true, strict: true, skipLibCheck: true, types: [], paths: { '@/*': ['./src/*'] } },
    ...{ experimentalDecorators: true, emitDecoratorMetadata: true },
  },
  include: ['src'],
});
const MANIFEST =
  '{ "name": "my-lib", "version": "1.0.0", "type": "module", "exports": { ".": { "types": "./dist/index.d.ts", "import": "./dist/index.js", "require": "./dist/index.cjs" } } }';

/** The cells of a tool, by the label of their row. */
function readCells(tool: string): Map<string, string> {
  const tables = loadPage('en', 'guide/start/comparison.md')
    .source.split('\n\n')
    .filter((part) => part.startsWith('| | Rslib'));
  return new Map(
    tables.flatMap((table) => {
      const [head = [], , ...rows] = table.split('\n').map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
      return rows.map((row) => [row[0] ?? '', row[head.indexOf(tool)] ?? ''] as const);
    }),
  );
}

async function tryRows({ packages, command, configure }: ComparedTool): Promise<Map<string, boolean>> {
  const works = new Map<string, boolean>();
  await withPackages([...packages, 'node@24.21.0'], async ({ run, write, folder }) => {
    for (const [label, { task = {}, files, works: judge }] of Object.entries(ROWS)) {
      for (const made of ['src', 'dist']) rmSync(join(folder, made), { recursive: true, force: true });
      const { entry = './src/index.ts', formats = ['esm'], dts = false, files: separate = false } = task;
      write({
        'package.json': MANIFEST,
        'tsconfig.json': TSCONFIG,
        ...files,
        ...configure({ entry, formats, dts, files: separate }),
      });
      const { code } = await run(command);
      const dist = new Map([...readTree(join(folder, 'dist'))].map(([file, bytes]) => [file, bytes.toString('utf8')]));
      const texts = [...dist].filter(([file]) => /\.[cm]?js$/.test(file)).map(([, text]) => text);
      const isExecutable = (file: string) => (statSync(join(folder, 'dist', file)).mode & 0o111) !== 0;
      works.set(label, judge({ code, dist, scripts: texts.join('\n'), isExecutable }));
    }
  });
  return works;
}

test.each(Object.keys(COMPARED_TOOLS))(
  'the tables say of %s what its package does',
  async (name) => {
    const tool = COMPARED_TOOLS[name];
    if (tool === undefined) throw new Error(`${name} is not among the tools.`);
    const cells = readCells(name);
    const said = Object.keys(ROWS).map((label) => [label, !NEGATIVE.test(cells.get(label) ?? '')]);
    expect([...(await tryRows(tool))]).toEqual(said);
  },
  TIMEOUT_MS,
);
