/**
 * Not part of `npm test`, because it fetches other tools and takes minutes: `npm run check:times -w website`,
 * on Node.js 22.18 or later, after a change of the numbers in "Introduction". It prints what it measures.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadPage } from './docs-page.ts';
import { generateLibrary } from './generate-library.ts';
import { TOOLS, type Tool } from './measured-tools.ts';
import { runScript } from './rebuild-example.ts';

const RUNS = 8;
const TIMEOUT_MS = 1_800_000;
/** Ratios differ between machines, and more on busy ones: beyond this factor, the page is wrong. */
const LARGEST_FACTOR = 4;

/** What tsdown needs. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const canRunAll = major > 22 || (major === 22 && minor >= 18);

/** `| tsup 8.5.1 | 0.9 s |` */
const ROW = /^\| (\w+) ([\d.]+)(?:, [^|]*)? \| ([\d.]+) s \|$/gm;

test.skipIf(!canRunAll)(
  'the build times of the tools, as multiples of that of Rslib, are about those in the introduction',
  async () => {
    const { source } = loadPage('en', 'guide/start/index.mdx');
    const rows = [...source.matchAll(ROW)].map(([, name = '', version = '', time = '']) => ({
      name,
      version,
      time: Number(time),
    }));
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(TOOLS).sort());
    const folders = await Promise.all(rows.map(({ name, version }) => install(name, version)));
    const times = await measureInTurn(rows.map(({ name }, index) => [getTool(name).script, folders[index] ?? '']));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    rows.forEach(({ name, version }, index) => void console.log(`${name} ${version}: ${times[index]?.toFixed(2)} s`));
    const rslib = rows.findIndex(({ name }) => name === 'Rslib');
    const factors = rows.map(
      ({ time }, index) => (times[index] ?? 0) / (times[rslib] ?? 1) / (time / (rows[rslib]?.time ?? 1)),
    );
    expect(Math.max(...factors)).toBeLessThan(LARGEST_FACTOR);
    expect(Math.min(...factors)).toBeGreaterThan(1 / LARGEST_FACTOR);
  },
  TIMEOUT_MS,
);

function getTool(name: string): Tool {
  const tool = TOOLS[name];
  if (tool === undefined) throw new Error(`The page measures "${name}", which is not described here.`);
  return tool;
}

async function install(name: string, version: string): Promise<string> {
  const { packageName, configName, config, typescript } = getTool(name);
  const folder = mkdtempSync(join(tmpdir(), `build-times-${name}-`));
  expect(generateLibrary(folder)).toBeGreaterThan(30_000);
  const devDependencies = { [packageName]: version, typescript };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'measured', version: '1.0.0', type: 'module', devDependencies }),
  );
  writeFileSync(join(folder, configName), config);
  const { code, output } = await runScript('npm install --no-audit --no-fund', folder);
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  return folder;
}

/** The shortest time of each, in seconds; they take turns, so that a busy minute hits all of them. */
async function measureInTurn(commands: [script: string, folder: string][]): Promise<number[]> {
  const shortest = commands.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, [script, folder]] of commands.entries()) {
      for (const made of ['dist', 'node_modules/.cache']) rmSync(join(folder, made), { recursive: true, force: true });
      const start = performance.now();
      const { code, output } = await runScript(`./node_modules/.bin/${script}`, folder);
      const seconds = (performance.now() - start) / 1000;
      expect([code, code === 0 ? '' : output]).toEqual([0, '']);
      shortest[index] = Math.min(shortest[index] ?? seconds, seconds);
    }
  }
  return shortest;
}
