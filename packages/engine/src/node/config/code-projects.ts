/** Resolves the folders and projects from which pages include code. (docs/behavior/content.md) */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CodeProjects } from '@quire/markdown';
import { createUserError } from '@quire/markdown/diagnostics';
import type { CodeProjectsConfig } from './markdown-config.ts';

/** @throws UserError if one does not exist */
export function resolveCodeFolders(folders: readonly string[], siteDir: string): string[] {
  return folders.map((folder) => resolveFolder(folder, { siteDir, field: 'markdown.codeFolders' }));
}

/** @throws UserError if the folder does not exist: otherwise, the links of code would be silently missing */
export function resolveCodeProjects(projects: CodeProjectsConfig | undefined, siteDir: string) {
  if (projects === undefined) return undefined;
  const dir = resolveFolder(projects.dir, { siteDir, field: 'markdown.codeProjects' });
  return { dir, url: projects.url.replace(/\/$/, ''), openIn: projects.openIn } satisfies CodeProjects;
}

function resolveFolder(folder: string, { siteDir, field }: { siteDir: string; field: string }): string {
  const dir = resolve(siteDir, folder);
  if (!existsSync(dir))
    throw createUserError('config', `The folder "${folder}" of "${field}" does not exist.`, {
      help: 'Folders are relative to the folder of the site.',
    });
  return realpathSync(dir);
}
