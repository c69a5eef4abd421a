/** The record of what each example was built from: one whose files and tools are as they were need not be rebuilt. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT, WEBSITE } from './docs-page.ts';
import { createIgnore, EXAMPLES, readTree } from './rebuild-example.ts';

/** A hash by the name of each example. */
export type ExampleRecord = Record<string, string>;

/** The projects of a record, and where it is. */
export interface RecordedProjects {
  folder: string;
  file: string;
}

export const EXAMPLE_PROJECTS: RecordedProjects = {
  folder: EXAMPLES,
  file: join(import.meta.dirname, 'example-record.json'),
};
export const ERROR_PROJECTS: RecordedProjects = {
  folder: join(EXAMPLES, 'errors'),
  file: join(import.meta.dirname, 'error-record.json'),
};

/** What runs in CI: the records are not believed, and must be those of today. */
export const REBUILDS_ALL = process.env.QUIRE_TEST_EXAMPLES === 'all';
/** Writes the records of the projects that gave what is committed. */
export const UPDATES_RECORDS = process.env.UPDATE_EXAMPLES === '1';

/** What a folder has that belongs to this machine. */
const FOREIGN = /(?:^|\/)(?:node_modules|storybook-static|\.mf|@mf-types)\/|^packages\/[^/]+\/dist\//;
/** Of the repository's own packages, those that examples are built with. */
const TOOLS_OF_ROOT = ['@rslib/core', '@types/node', '@types/react', '@types/react-dom', 'typescript'];

export function readRecord({ file }: RecordedProjects): ExampleRecord {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeRecord({ file }: RecordedProjects, record: ExampleRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hashes of all these projects as they are now. */
export function hashProjects({ folder }: RecordedProjects, names: string[]): ExampleRecord {
  const tools = listInstalledTools();
  return Object.fromEntries(names.map((name) => [name, hashExample(join(folder, name), tools)]));
}

/** All that the site's projects are built with, each with its version. */
export function listInstalledTools(): string[] {
  return listTools(readJson(join(ROOT, 'package-lock.json')), [...listOwnTools(), ...TOOLS_OF_ROOT]);
}

/** Of every file of an example, its committed output included, and of the tools. Line ends are of no account. */
export function hashExample(folder: string, tools: string[]): string {
  const isIgnored = createIgnore(folder);
  const files = [...readTree(folder)].map(([file, bytes]) => [file.split(sep).join('/'), bytes] as const);
  const counted = files
    .filter(([file]) => !FOREIGN.test(file) && !isIgnored(file))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(tools.join('\n'));
  for (const [file, bytes] of counted) hash.update(`\0${file}\0${bytes.toString('latin1').replaceAll('\r\n', '\n')}`);
  return hash.digest('hex').slice(0, 16);
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages of these names and all that they depend on, with their versions. */
export function listTools({ packages }: LockFile, names: string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const path = findPackage(packages, name, from);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || locked === undefined || locked.link || found.has(`${path} ${locked.version}`)) return;
    found.add(`${path} ${locked.version}`);
    const needed = { ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies };
    for (const each of Object.keys(needed)) visit(each, `${path}/`);
  };
  for (const name of names) visit(name, 'website/');
  return [...found].sort();
}

/** Where Node finds a package: in the nearest `node_modules` above. */
function findPackage(packages: LockFile['packages'], name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/')))) {
    const path = `${folder}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

function listOwnTools(): string[] {
  const { dependencies, devDependencies } = readJson(join(WEBSITE, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
