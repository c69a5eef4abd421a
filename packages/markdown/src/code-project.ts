/** Finds the project of included code, and the link to its source. (docs/behavior/content.md) */
import { dirname, join, relative, sep } from 'node:path';
import { createUserError } from './diagnostics/diagnostic.ts';
import { hashFile, loadFile } from './files/load-file.ts';

export interface CodeProjects {
  /** The folder with the projects, absolute. */
  dir: string;
  /** The URL of its published source, without a trailing slash. */
  url: string;
  openIn?: OpenIn | undefined;
}

/** A service that runs projects in the browser. */
export interface OpenIn {
  name: string;
  /** Of a project there, with `{project}` where its path goes. */
  url: string;
}

export interface CodeProject {
  /** Its path relative to the folder of all projects, with slashes. */
  name: string;
  href: string;
  /** Undefined if the site names no service, or the project has no script to run. */
  openIn?: { name: string; href: string } | undefined;
}

/** The folders from a file up to the folder of all projects, nearest first; empty for a file outside of it. */
function listFolders(filePath: string, dir: string): string[] {
  if (!filePath.startsWith(dir + sep)) return [];
  const folders: string[] = [];
  for (let folder = dirname(filePath); folder !== dir; folder = dirname(folder)) folders.push(folder);
  return folders;
}

/** The files that decide which project a file belongs to, existing or not. */
export function listManifests(filePath: string, { dir }: CodeProjects): string[] {
  return listFolders(filePath, dir).map((folder) => join(folder, MANIFEST));
}

/** The nearest folder with a `package.json`, otherwise the one directly in the folder of all projects. */
export function findCodeProject(filePath: string, { dir, url, openIn }: CodeProjects): CodeProject | undefined {
  const folders = listFolders(filePath, dir);
  const packages = folders.filter((each) => hashFile(join(each, MANIFEST)) !== '');
  const folder = packages[0] ?? folders.at(-1);
  if (folder === undefined) return undefined;
  const nameOf = (each: string) => relative(dir, each).replaceAll(sep, '/');
  const project = { name: nameOf(folder), href: `${url}/${encodeURI(nameOf(folder))}` };
  // A package of a workspace is installed and built from the outermost folder.
  const root = packages.at(-1);
  if (!openIn || root === undefined || !hasRunScript(join(root, MANIFEST))) return project;
  const href = openIn.url.replace('{project}', () => encodeURI(nameOf(root)));
  return { ...project, openIn: { name: openIn.name, href } };
}

const MANIFEST = 'package.json';

/** The scripts that services run, or that a reader can run there. */
const RUN_SCRIPTS = ['dev', 'start', 'build'];

/** @throws UserError if the manifest is not valid JSON */
function hasRunScript(manifest: string): boolean {
  const { text } = loadFile(manifest);
  try {
    const { scripts = {} } = JSON.parse(text);
    return RUN_SCRIPTS.some((name) => typeof scripts[name] === 'string');
  } catch (error) {
    throw createUserError('imports', `"${manifest}" is not valid JSON: ${String(error)}`);
  }
}
