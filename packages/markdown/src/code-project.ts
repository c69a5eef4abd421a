/** The project that code from a file belongs to, and the link to its source. (docs/behavior/content.md) */
import { dirname, join, relative, sep } from 'node:path';
import type { SourceFiles } from './source-files.ts';

export interface CodeProjects {
  /** The folder that holds the projects, absolute. */
  dir: string;
  /** Where its source is published, without a trailing slash. */
  url: string;
}

export interface CodeProject {
  /** Its path from the folder of all projects, with slashes. */
  name: string;
  href: string;
}

/** The folders between a file and the one of all projects, the nearest first; none for a file that is elsewhere. */
function listFolders(filePath: string, dir: string): string[] {
  if (!filePath.startsWith(dir + sep)) return [];
  const folders: string[] = [];
  for (let folder = dirname(filePath); folder !== dir; folder = dirname(folder)) folders.push(folder);
  return folders;
}

/** Files that decide which project a file belongs to, whether they exist or not. */
export function listManifests(filePath: string, { dir }: CodeProjects): string[] {
  return listFolders(filePath, dir).map((folder) => join(folder, 'package.json'));
}

/** The nearest folder with a `package.json`; without any, the one directly in the folder of all projects. */
export function findCodeProject(
  filePath: string,
  { dir, url }: CodeProjects,
  files: SourceFiles,
): CodeProject | undefined {
  const folders = listFolders(filePath, dir);
  const folder = folders.find((each) => files.hash(join(each, 'package.json')) !== '') ?? folders.at(-1);
  if (folder === undefined) return undefined;
  const name = relative(dir, folder).replaceAll(sep, '/');
  return { name, href: `${url}/${encodeURI(name)}` };
}
