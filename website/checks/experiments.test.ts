import { join } from 'node:path';
import { createRslib, type LibConfig } from '@rslib/core';
import { expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';

/** A project with two modules. */
const PROJECT = join(WEBSITE, 'examples/basic-bundle');

/** What the page about `experiments` says is refused, whatever the version of Node.js. */
const REFUSED: [condition: string, item: LibConfig][] = [
  ['bundleless output', { bundle: false }],
  ['UMD', { format: 'umd' }],
  ['a target other than Node.js', { output: { target: 'web' } }],
  ['two entries', { source: { entry: { a: './src/index.ts', b: './src/math/clamp.ts' } } }],
];

test.each(REFUSED)('an executable of %s is refused', async (_condition, item) => {
  const rslib = await createRslib({ cwd: PROJECT, config: { lib: [{ ...item, experiments: { exe: true } }] } });
  await expect(rslib.inspectConfig({ mode: 'production' })).rejects.toThrow('experiments.exe');
});
