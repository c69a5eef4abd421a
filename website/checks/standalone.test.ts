/** Each example runs with its folder alone, as at the service that the pages link. `standalone.opt-in.ts` runs all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildAlone, findPackage, linkPackages, readManifest } from './build-alone.ts';
import { EXAMPLES, listExamples, readTree } from './rebuild-example.ts';

const TIMEOUT_MS = 60_000;

test.each(['basic-dual', 'solution-react', 'advanced-css-less'])(
  'it is built with the packages that it names: %s',
  (example) =>
    buildAlone(example, linkPackages, (folder) => {
      const built = [...readTree(join(folder, 'dist')).keys()];
      expect(built.sort()).toEqual([...readTree(join(EXAMPLES, example, 'dist')).keys()].sort());
    }),
  TIMEOUT_MS,
);

test('what an example is built with on its own are the versions that its output was made with', () => {
  const differences = listExamples().flatMap((example) =>
    Object.entries(readManifest(join(EXAMPLES, example)).devDependencies ?? {})
      .filter(([name, version]) => !/^\^|^npm:/.test(version) && version !== readVersion(name))
      .map(([name, version]) => `${example}: ${name} ${version}, not ${readVersion(name)}`),
  );
  expect(differences).toEqual([]);
});

test('every example names Rslib, or Rsbuild where it is an application', () => {
  const names = listExamples().filter((example) => {
    const { devDependencies = {} } = readManifest(join(EXAMPLES, example));
    return !('@rslib/core' in devDependencies || '@rsbuild/core' in devDependencies);
  });
  expect(names).toEqual([]);
});

function readVersion(name: string): string {
  return JSON.parse(readFileSync(join(findPackage(name), 'package.json'), 'utf8')).version;
}
