/** Builds an example outside of the repository, like someone who has only its folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { expect } from '@rstest/core';
import { ROOT, WEBSITE } from './docs-page.ts';
import { EXAMPLES } from './rebuild-example.ts';

/** Files that a build or this machine creates. */
const MADE = new Set(['dist', 'node_modules', 'storybook-static', '.mf']);

/** Copies the example, installs its packages with `install`, builds it, and passes the folder to `use`. */
export function buildAlone(example: string, install: (folder: string) => void, use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), `${example}-`));
  try {
    const filter = (file: string) => !MADE.has(basename(file));
    cpSync(join(EXAMPLES, example), folder, { recursive: true, filter });
    install(folder);
    runNpm(['run', 'build'], folder);
    use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment of a separate shell: without the commands of the repository and the variables of the test runner. */
export function runNpm(args: string[], cwd: string): void {
  const isForeign = (name: string) => name === 'NODE_ENV' || name.startsWith('npm_');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name)));
  const folders = process.env.PATH?.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const PATH = folders?.join(delimiter);
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env: { ...env, PATH }, encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, stdout + stderr]);
}

/** The version of each package by its name, as a `package.json` asks for it. */
type Dependencies = Record<string, string>;

interface Manifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Links the packages that the example names, and no others, to those of the repository: no network is needed. */
export function linkPackages(folder: string): void {
  const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(findPackage(name), link, 'junction');
  }
  const commands = join(folder, 'node_modules/.bin');
  mkdirSync(commands);
  symlinkSync(join(ROOT, 'node_modules/.bin/rslib'), join(commands, 'rslib'));
}

/** The folder of a package as the repository has it. TypeScript is the version that runs in browsers, too. */
export function findPackage(name: string): string {
  const installed = name === 'typescript' ? 'typescript6' : name;
  const folders = [WEBSITE, ROOT].map((folder) => join(folder, 'node_modules', installed));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`"${name}" is not installed.`);
  return found;
}
