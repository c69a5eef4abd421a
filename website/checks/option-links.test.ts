import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from '@rstest/core';
import { findSection, parseUses, RECORD_FILE } from '../plugins/option-record.ts';
import { WEBSITE } from './docs-page.ts';
import { UPDATES_RECORDS } from './example-record.ts';
import { createOptionRecord, listOptionSamples } from './option-samples.ts';
import { findSampleNames, toSamplePath } from './option-uses.ts';

const TIMEOUT_MS = 120_000;

const record = createOptionRecord(listOptionSamples());
const uses = Object.values(record.samples).flatMap(parseUses);
const options = uses.flatMap(({ option }) => option ?? []);

/** Where it fails: `UPDATE_EXAMPLES=1 npx rstest run website/checks/option-links` writes the record. */
test(
  'the record of names in samples is what the compiler finds today',
  () => {
    const text = `${JSON.stringify(record, null, 2)}\n`;
    if (UPDATES_RECORDS) writeFileSync(RECORD_FILE, text);
    expect(readFileSync(RECORD_FILE, 'utf8')).toBe(text);
  },
  TIMEOUT_MS,
);

test('at least 95 % of the options that samples set have a section', () => {
  const unlinked = options.filter((option) => findSection(option, record.sections) === undefined);
  expect(options.length).toBeGreaterThan(1000);
  expect(unlinked.length / options.length).toBeLessThan(0.05);
});

test(
  'a name is an option only where the types say so',
  () => {
    const code = [
      "import { defineConfig } from '@rslib/core';",
      'const other = { output: { target: 1 }, plugins: [] };',
      'export default defineConfig({',
      "  lib: [{ format: 'esm', redirect: { js: { path: true } } }],",
      "  source: { entry: { define: './src/define.ts' }, define: { output: JSON.stringify(other) } },",
      "  output: { externals: { react: 'React' }, distPath: { js: 'js' } },",
      '});',
    ].join('\n');
    const found = findNamesOf(code).at(0);
    expect(found?.options.map(({ keys, start, end }) => `${keys.join('.')} is "${code.slice(start, end)}"`)).toEqual([
      'lib is "lib"',
      'format is "format"',
      'redirect is "redirect"',
      'redirect.js is "js"',
      'redirect.js.path is "path"',
      'source is "source"',
      'source.entry is "entry"',
      'source.define is "define"',
      'output is "output"',
      'output.externals is "externals"',
      'output.distPath is "distPath"',
      'output.distPath.js is "js"',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'names have their types where a sample has no errors, and none where it has one',
  () => {
    const found = findNamesOf(
      'const size = [1].length;',
      "const size = 'a'.trim();",
      "import { a } from './missing';\nconst size = 1;",
    );
    const texts = found.map((sample) => sample?.names.map(({ name, note }) => `${name} ${note.signature}`));
    expect(texts).toEqual([
      ['size const size: number', 'length length: number'],
      ['size const size: string', 'trim trim(): string'],
      [],
    ]);
  },
  TIMEOUT_MS,
);

test(
  'names have the types that a package declares, the name of the import, and the signature that is called',
  () => {
    const code = [
      "import ships from 'mitt';",
      "ships<{ sail: number }>().on('sail', (count) => { try { String(count); } catch (error) { throw error; } });",
      "import type { RsbuildPlugin } from '@rslib/core';",
      'export const emitter: Record<string, ReturnType<typeof ships>> = {};',
      "export const plugin: RsbuildPlugin = { name: 'log', setup(api) { api.onAfterBuild(() => {}); } };",
    ].join('\n');
    const notes = findNamesOf(code).flatMap((sample) => sample?.names ?? []);
    const find = (sought: string) => notes.find(({ name }) => name === sought)?.note.signature.split('\n')[0];
    expect(find('ships')).toMatch(/^function ships</);
    expect(find('Record')).toMatch(/^type Record<K extends (?:keyof any|PropertyKey), T> = /);
    expect(find('on')).toMatch(/^on<Key extends 'sail'>\(type: Key, /);
    expect(find('error')).toBe('error: unknown');
    expect(find('api')).toBe('api: RsbuildPluginAPI');
    expect(find('setup')).toBe('setup: (api: RsbuildPluginAPI) => MaybePromise<void>');
  },
  TIMEOUT_MS,
);

test('both panels of twins are among the samples', () => {
  const files = listOptionSamples().map(({ file }) => relative(WEBSITE, file.filePath));
  expect(files).toContain('examples/lib-syntax/src/index.ts');
  expect(files).toContain('examples/lib-syntax/dist/version/index.js');
});

function findNamesOf(...codes: string[]) {
  const files = codes.map((code, number) => ({ filePath: toSamplePath(number, 'ts'), code }));
  const found = findSampleNames(files);
  return files.map(({ filePath }) => found.get(filePath));
}

test('a field without a section of its own leads to that of its option', () => {
  expect(findSection('output.distPath.js', record.sections)).toBe('/config/rsbuild/output#outputdistpath');
  expect(findSection('redirect.js.path', record.sections)).toBe('/config/lib/redirect#redirectjspath');
  expect(findSection('performance.buildCache', record.sections)).toBeUndefined();
});
