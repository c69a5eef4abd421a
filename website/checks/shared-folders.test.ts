/** Holds that no configuration which the pages show lets two outputs write their declaration files into one folder. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LibConfig, loadConfig, type RslibConfig } from '@rslib/core';
import { expect, test } from '@rstest/core';
import { type CodeSample, readSamples } from './code-sample.ts';
import { loadPages, WEBSITE } from './docs-page.ts';

const COPIES = join(WEBSITE, '.out/shared-folders');
const TIMEOUT_MS = 120_000;

test(
  'two outputs never write their declaration files into one folder, where they would remove each other’s',
  async () => {
    const samples = loadPages('en').flatMap((page) => readSamples(page, []));
    const configs = samples.filter(
      ({ title, exception }) => /^rslib\.config\.[jt]s$/.test(title) && exception === undefined,
    );
    expect(configs.length).toBeGreaterThan(100);
    const problems = await Promise.all(configs.map(findSharedFolders));
    rmSync(COPIES, { recursive: true, force: true });
    expect(problems.flat()).toEqual([]);
  },
  TIMEOUT_MS,
);

test('items that share a folder are reported, also if both inherit it from the top level', () => {
  const dts = { autoExtension: true };
  expect(listSharedFolders({ lib: [{ dts: true }, { format: 'cjs', dts }] })).toEqual(['dist']);
  expect(listSharedFolders({ dts: true, lib: [{}, { format: 'cjs' }], output: { distPath: './out' } })).toEqual([
    'out',
  ]);
  expect(listSharedFolders({ lib: [{ dts }, { dts, output: { distPath: './dist/cjs' } }] })).toEqual([]);
});

async function findSharedFolders(sample: CodeSample, index: number): Promise<string[]> {
  const filePath = sample.file === undefined ? join(COPIES, `${index}`, sample.title) : join(WEBSITE, sample.file);
  if (sample.file === undefined) {
    mkdirSync(dirname(filePath), { recursive: true });
    writeFileSync(filePath, sample.code);
    writeFileSync(join(dirname(filePath), 'package.json'), '{ "name": "my-lib", "version": "1.0.0" }');
  }
  const { content } = await loadConfig({ cwd: dirname(filePath), path: filePath, loader: 'jiti' });
  return listSharedFolders(content).map(
    (folder) => `${sample.where} Two outputs write declaration files into "${folder}".`,
  );
}

function listSharedFolders(config: RslibConfig): string[] {
  const folders = (config.lib ?? [{}])
    .map((item) => ({ ...config, ...item, output: { ...config.output, ...item.output } }))
    .filter(({ dts }) => dts !== undefined && dts !== false)
    .map(getTypesFolder);
  return folders.filter((folder, index) => folders.indexOf(folder) !== index);
}

function getTypesFolder({ dts, output }: LibConfig): string {
  const own = typeof dts === 'object' ? dts.distPath : undefined;
  const { distPath } = output ?? {};
  const root = own ?? (typeof distPath === 'string' ? distPath : distPath?.root) ?? 'dist';
  return root.replace(/^\.\//, '').replace(/\/$/, '');
}
