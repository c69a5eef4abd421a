/** Reads the `paths` of a site's `tsconfig.json`. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { createWarning, type Diagnostic, type DiagnosticDetails } from '@quire/markdown/diagnostics';
import { isFields } from '@quire/markdown/fields';
import { isInside } from '@quire/markdown/files';
import { getNodeValue } from 'jsonc-parser';
import { tryResolve } from '../files/installed-packages.ts';
import { parseJson } from './parse-json.ts';

/** A pattern, such as `@components/*`, or a name, with its absolute targets, of which the first existing one is used. */
export interface PathMapping {
  pattern: string;
  targets: string[];
}

export interface TsconfigPaths {
  /** The most specific first. */
  paths: readonly PathMapping[];
  /** Warnings about parts that are ignored. */
  problems: readonly Diagnostic[];
  /** All files that were read, absolute; the first one may not exist. */
  files: readonly string[];
}

/** A file merged with those that it extends. */
interface Tsconfig {
  paths: PathMapping[];
  baseUrl?: string;
}

export function loadTsconfigPaths(siteDir: string): TsconfigPaths {
  const file = join(siteDir, 'tsconfig.json');
  if (!existsSync(file)) return { paths: [], problems: [], files: [file] };
  const problems: Diagnostic[] = [];
  const reading: Reading = { siteDir, problems, files: new Map() };
  const own = readTsconfig(file, reading, []);
  // In a solution with project references, one of the projects has the paths.
  const parts = listReferences(file, reading).flatMap((part) => readTsconfig(part, reading, []).paths);
  const byPattern = new Map([...parts, ...own.paths].map((mapping) => [mapping.pattern, mapping]));
  return { paths: [...byPattern.values()].sort(compareMappings), problems, files: [...reading.files.keys()] };
}

/** The possible files of a module name, in order. */
export function listPathTargets(name: string, paths: readonly PathMapping[]): string[] {
  for (const { pattern, targets } of paths) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined && name === pattern) return targets;
    if (end === undefined || name.length < start.length + end.length) continue;
    if (!name.startsWith(start) || !name.endsWith(end)) continue;
    const part = name.slice(start.length, name.length - end.length);
    return targets.map((target) => target.replace('*', () => part));
  }
  return [];
}

/** Exact names precede patterns, and longer prefixes shorter ones. */
function compareMappings({ pattern: a }: PathMapping, { pattern: b }: PathMapping): number {
  const weigh = (pattern: string) => (pattern.includes('*') ? pattern.indexOf('*') : Number.POSITIVE_INFINITY);
  const [left, right] = [weigh(a), weigh(b)];
  return left === right ? 0 : right - left;
}

/** The placeholder for the folder of the extending file. */
const CONFIG_DIR = /\$\{configDir\}/g;

interface Reading {
  siteDir: string;
  problems: Diagnostic[];
  /** Cached files. */
  files: Map<string, TsconfigFile>;
}

/** @param ancestors the extending files, to detect cycles */
function readTsconfig(file: string, reading: Reading, ancestors: string[]): Tsconfig {
  const json = readJson(file, reading);
  const bases = toStringList(json.extends).flatMap((name) => {
    const found = findExtended(name, file);
    if (found === undefined)
      reading.problems.push(
        createProblem(`"extends" refers to "${name}", which is not installed, so it is ignored.`, { file }),
      );
    return found === undefined || found === file || ancestors.includes(found) ? [] : [found];
  });
  // The last `paths` wins as a whole: lists are not merged.
  const inherited = bases.map((base) => readTsconfig(base, reading, [...ancestors, file]));
  const options = isFields(json.compilerOptions) ? json.compilerOptions : {};
  const toAbsolute = (path: string, from = dirname(file)) =>
    resolve(
      from,
      path.replaceAll(CONFIG_DIR, () => reading.siteDir),
    );
  const baseUrl =
    typeof options.baseUrl === 'string'
      ? toAbsolute(options.baseUrl)
      : inherited.findLast((base) => base.baseUrl !== undefined)?.baseUrl;
  const paths = isFields(options.paths)
    ? readPaths(options.paths, (path) => toAbsolute(path, baseUrl))
    : (inherited.findLast((base) => base.paths.length > 0)?.paths ?? []);
  return { paths, ...(baseUrl !== undefined && { baseUrl }) };
}

function readPaths(paths: object, toAbsolute: (path: string) => string): PathMapping[] {
  return Object.entries(paths).flatMap(([pattern, targets]) =>
    isStringList(targets) ? [{ pattern, targets: targets.map(toAbsolute) }] : [],
  );
}

/** Only references inside the site: others belong to other packages. */
function listReferences(file: string, reading: Reading): string[] {
  const { references } = readJson(file, reading);
  if (!Array.isArray(references)) return [];
  return references.flatMap((reference: unknown) => {
    if (!isFields(reference) || typeof reference.path !== 'string') return [];
    const target = resolve(dirname(file), reference.path);
    const part = target.endsWith('.json') ? target : join(target, 'tsconfig.json');
    return isInside(part, reading.siteDir) && part !== file && existsSync(part) ? [part] : [];
  });
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function toStringList(value: unknown): string[] {
  return typeof value === 'string' ? [value] : isStringList(value) ? value : [];
}

function findExtended(name: string, file: string): string | undefined {
  if (name.startsWith('.') || isAbsolute(name)) {
    const path = resolve(dirname(file), name);
    return [path, `${path}.json`, join(path, 'tsconfig.json')].find(
      (each) => each.endsWith('.json') && existsSync(each),
    );
  }
  return [`${name}.json`, `${name}/tsconfig.json`, name]
    .map((each) => tryResolve(each, file))
    .find((found) => found !== undefined);
}

interface TsconfigFile {
  extends?: unknown;
  compilerOptions?: unknown;
  references?: unknown;
}

function readJson(file: string, { problems, files }: Reading): TsconfigFile {
  const known = files.get(file);
  if (known) return known;
  const json = parseFile(file, problems);
  files.set(file, json);
  return json;
}

function parseFile(file: string, problems: Diagnostic[]): TsconfigFile {
  const { root, problems: found } = parseJson(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), true);
  problems.push(
    ...found.map((place) => createProblem('The file is not valid JSON, so it is ignored.', { file, ...place })),
  );
  const json: unknown = root && found.length === 0 ? getNodeValue(root) : {};
  return isFields(json) ? json : {};
}

const PATHS_HELP = 'Quire only reads its "paths": install it, or repeat them in the tsconfig.json of the site.';

function createProblem(message: string, place: DiagnosticDetails): Diagnostic {
  return createWarning('config', message, { help: PATHS_HELP, ...place });
}
