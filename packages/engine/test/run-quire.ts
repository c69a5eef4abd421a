/** Owns running what is built, for tests: the command as a person would, or a build without it. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Diagnostic, formatPlace } from '../src/shared/diagnostic.ts';
import { writeFiles } from './temporary-site.ts';

const PACKAGE = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Where the fixture sites are. */
export const SITES = join(PACKAGE, 'fixtures/sites');

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

type Engine = typeof import('../src/node/index.ts');

const ENTRY = pathToFileURL(join(PACKAGE, 'dist/node/index.js')).href;

export const QUIRE = join(PACKAGE, 'bin/quire.mjs');

export function quire(...args: string[]): Promise<Outcome> {
  return quireWith({}, ...args);
}

/** What `quire check` reports: place, message and help of each diagnostic on lines of their own, and its JSON. */
export async function checkSite(dir: string) {
  const { code, stdout } = await quire('check', dir, '--format', 'json');
  const report = JSON.parse(stdout) as { errors: number; warnings: number; diagnostics: Diagnostic[] };
  const text = report.diagnostics
    .map((diagnostic) => [formatPlace(diagnostic), diagnostic.message, diagnostic.help].join('\n  '))
    .join('\n');
  return { code, text, ...report };
}

/** The same with these variables in its environment. */
export async function quireWith(variables: Record<string, string>, ...args: string[]): Promise<Outcome> {
  // Where certificates are added for Node, Node 20 reads them at each start, which takes as long again: no command needs them.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: undefined, ...variables };
  return run(process.execPath, [QUIRE, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Outcome) => error,
  );
}

/**
 * Builds without the command, for tests that ask what a build makes and not what the command says: a process for each
 * build costs as much as the build of a small site. The configuration is read once in a process: it must not change
 * between builds.
 */
export async function buildSite(dir: string, outDir?: string): Promise<void> {
  // Built like the command, because workers are files beside it.
  const { build, loadUserConfig, resolveConfig }: Engine = await import(/* webpackIgnore: true */ ENTRY);
  const config = resolveConfig(await loadUserConfig(dir), { dir, outDir });
  // In this process, as the command builds a small site in its own: workers would cost several times the build.
  await build(config, { step: (_, run) => run() }, { isGuarded: true });
}

/** An option for Node that loads a module of `test/preload` before all others, in the command and its workers. */
export function preload(name: string): string {
  return `--import ${pathToFileURL(join(import.meta.dirname, 'preload', `${name}.mjs`)).href}`;
}

/** A folder for the output of a build. */
export function openOutput(name: string) {
  const outDir = join(mkdtempSync(join(tmpdir(), `quire-${name}-`)), 'dist');
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  return {
    outDir,
    read,
    has: (file: string) => existsSync(join(outDir, file)),
    /** The data of a section, by its key. */
    readSection: (key: string) =>
      read(
        join('assets', readdirSync(join(outDir, 'assets')).find((file) => file.startsWith(`section.${key}.`)) ?? ''),
      ),
  };
}

/** Writes a site into a folder of its own. @param files text by path */
export function writeSite(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'quire-site-'));
  writeFiles(dir, files);
  return dir;
}

/** A copy of a fixture site, because some commands write into the site. */
export function copySite(name: string): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'quire-copy-')), name);
  cpSync(join(SITES, name), dir, { recursive: true });
  return dir;
}
