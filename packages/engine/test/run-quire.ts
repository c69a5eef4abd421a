/** Runs what is built, for tests: the command as a person would, or a build without it. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { formatPlace } from '@quire/client/contract';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { BuildReport } from '../src/node/build-report.ts';
import type { UserConfig } from '../src/node/config/config.ts';
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
type RunCommand = typeof import('../src/node/cli/run-command.ts');

/** Built like the command, because workers are files beside it. */
const findBuilt = (name: string) => pathToFileURL(join(PACKAGE, 'dist/node', name)).href;

export const QUIRE = join(PACKAGE, 'bin/quire.mjs');

let last: Promise<unknown> = Promise.resolve();

/**
 * The command in this process, for tests that ask what it says of a site: a process of its own costs several times what
 * a small site costs. One runs at a time, as what it writes is that of the process. A configuration, and what it imports,
 * is read once in a process: where it changes, or what happens to the process is the claim, use `quireAlone`.
 */
export function quire(...args: string[]): Promise<Outcome> {
  const run = () => runHere(args);
  const outcome = last.then(run, run);
  last = outcome;
  return outcome;
}

/** The configurations that this process has read, by their files. */
const configs = new Map<string, string>();

/** @throws where a configuration has changed since it was read */
function refuseChanged(dir = ''): void {
  for (const name of existsSync(dir) ? readdirSync(dir) : []) {
    if (!/\.config\.[cm]?[jt]s$/.test(name)) continue;
    const file = join(dir, name);
    const text = readFileSync(file, 'utf8');
    if ((configs.get(file) ?? text) !== text)
      throw new Error(`${name} has changed, and this process has read it: use quireAlone.`);
    configs.set(file, text);
  }
}

async function runHere(args: string[]): Promise<Outcome> {
  refuseChanged(args[1]);
  const { runAndReport }: RunCommand = await import(/* webpackIgnore: true */ findBuilt('run-command.js'));
  const [stdout, stderr] = [captureWrites(process.stdout), captureWrites(process.stderr)];
  const before = { exitCode: process.exitCode, variables: { ...process.env } };
  process.env.NODE_ENV = 'production';
  process.exitCode = 0;
  try {
    await runAndReport(args);
    return { code: Number(process.exitCode), stdout: stdout.end(), stderr: stderr.end() };
  } finally {
    stdout.end();
    stderr.end();
    process.exitCode = before.exitCode;
    for (const name in process.env) if (!(name in before.variables)) delete process.env[name];
    Object.assign(process.env, before.variables);
  }
}

/** Keeps what is written in place of writing it, until the end. */
export function captureWrites(stream: NodeJS.WriteStream) {
  const write = stream.write;
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk;
    return true;
  };
  return {
    end() {
      stream.write = write;
      return text;
    },
  };
}

/** What `quire check` reports: place, message and help of each diagnostic on lines of their own, and its JSON. */
export async function checkSite(site: Site) {
  const { code, stdout } = await quire('check', toFolder(site), '--format', 'json');
  const report = JSON.parse(stdout) as { errors: number; warnings: number; diagnostics: Diagnostic[] };
  const text = report.diagnostics
    .map((diagnostic) => [formatPlace(diagnostic), diagnostic.message, diagnostic.help].join('\n  '))
    .join('\n');
  return { code, text, ...report };
}

/** What `quire build` says of a site. */
export function quireBuild(site: Site, ...options: string[]): Promise<Outcome> {
  return quire('build', toFolder(site), ...options);
}

/** The command as a person runs it: in a process of its own. */
export function quireAlone(...args: string[]): Promise<Outcome> {
  return quireWith({}, ...args);
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

/** Builds sites one after the other in a process of their own, with these variables in its environment. */
export async function buildTogether(variables: Record<string, string>, dirs: string[]): Promise<Outcome[]> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: undefined, ...variables };
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'build-sites.mjs'), ...dirs], { env });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
}

/**
 * Builds without the command, for tests that ask what a build makes and not what the command says: a process for each
 * build costs as much as the build of a small site. The configuration is read once in a process: it must not change
 * between builds.
 */
export async function buildSite(dir: string, outDir?: string): Promise<void> {
  await buildWithReport(dir, outDir);
}

/** @throws the errors of the site */
export async function buildWithReport(dir: string, outDir?: string): Promise<BuildReport> {
  const { loadUserConfig } = await loadEngine();
  return buildWith(await loadUserConfig(dir), dir, outDir);
}

/** Builds a site with a configuration that is not in a file. @throws the errors of the site */
export async function buildWith(config: UserConfig, dir: string, outDir?: string): Promise<BuildReport> {
  const { build, resolveConfig } = await loadEngine();
  return build(resolveConfig(config, { dir, outDir }));
}

const loadEngine = (): Promise<Engine> => import(/* webpackIgnore: true */ findBuilt('index.js'));

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

/** Builds a site into a folder of its own. */
export async function buildOutput(site: Site) {
  const dir = toFolder(site);
  const output = openOutput('output');
  await buildSite(dir, output.outDir);
  return { dir, ...output };
}

/** A site, by its folder or by its files, which get a folder of their own. */
type Site = string | Record<string, string>;

function toFolder(site: Site): string {
  return typeof site === 'string' ? site : writeSite(site);
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
