import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import {
  EXAMPLE_PROJECTS,
  hashExample,
  hashProjects,
  type LockFile,
  listTools,
  REBUILDS_ALL,
  readRecord,
  UPDATES_RECORDS,
  writeRecord,
} from './example-record.ts';
import { diffLines, listExamples, rebuildExample } from './rebuild-example.ts';

const PARALLEL_BUILDS = 2;
const TIMEOUT_MS = 900_000;

const names = listExamples();
const hashes = hashProjects(EXAMPLE_PROJECTS, names);
const stale = names.filter((name) => readRecord(EXAMPLE_PROJECTS)[name] !== hashes[name]);

test(
  'every example whose files or tools are not those of the record gives its committed output when Rslib builds it again',
  async () => {
    const queue = REBUILDS_ALL ? [...names] : [...stale];
    const differences = new Map<string, string[]>();
    const work = async () => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        differences.set(name, await rebuildExample(name));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
    if (UPDATES_RECORDS) {
      writeRecord(
        EXAMPLE_PROJECTS,
        Object.fromEntries(Object.entries(hashes).filter(([name]) => !differences.get(name)?.length)),
      );
    }
    expect(names.length).toBeGreaterThan(40);
    expect([...differences.values()].flat().join('\n')).toBe('');
  },
  TIMEOUT_MS,
);

test.runIf(REBUILDS_ALL)('the record names every example as it is now; UPDATE_EXAMPLES=1 writes it', () => {
  expect(readRecord(EXAMPLE_PROJECTS)).toEqual(hashes);
});

test('a difference is reported by the lines that changed', () => {
  expect(diffLines('a\nb\nc', 'a\nB\nc')).toBe('  - b\n  + B');
  expect(diffLines('a\nb', 'b\na')).toBe('  the same lines in another order or number');
});

test('an example has another hash when a byte of its files, its output or the version of a tool changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('src/index.ts', 'export const a = 1;\n');
  write('dist/index.js', 'const a = 1;\n');
  const first = hashExample(folder, ['tool 1']);
  write('node_modules/tool/index.js', 'not of the example');
  write('src/index.ts', 'export const a = 1;\r\n');
  expect(hashExample(folder, ['tool 1'])).toBe(first);
  expect(hashExample(folder, ['tool 2'])).not.toBe(first);
  write('dist/index.js', 'const a = 2;\n');
  expect(hashExample(folder, ['tool 1'])).not.toBe(first);
  rmSync(folder, { recursive: true });
});

test('the tools of the examples are the packages that they name and all that these depend on', () => {
  const lock: LockFile = {
    packages: {
      'node_modules/builder': { version: '1.0.0', dependencies: { part: '*' }, optionalDependencies: { binary: '*' } },
      'node_modules/builder/node_modules/part': { version: '2.0.0', dependencies: { deep: '*' } },
      'node_modules/part': { version: '1.0.0' },
      'node_modules/deep': { version: '3.0.0', peerDependencies: { builder: '*' } },
      'node_modules/own': { link: true },
      'node_modules/other': { version: '9.0.0' },
    },
  };
  expect(listTools(lock, ['builder', 'own', 'missing'])).toEqual([
    'node_modules/builder 1.0.0',
    'node_modules/builder/node_modules/part 2.0.0',
    'node_modules/deep 3.0.0',
  ]);
});
