/** Resolves the folders and projects from which pages include code. (docs/behavior/content.md) */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CodeProjects } from '@quire/markdown';
import type { CodeProjectsConfig } from './markdown-config.ts';

export function resolveCodeFolders(folders: readonly string[], siteDir: string): string[] {
  return folders.map((folder) => realpathSync(resolve(siteDir, folder)));
}

export function resolveCodeProjects(projects: CodeProjectsConfig | undefined, siteDir: string) {
  if (projects === undefined) return undefined;
  const dir = realpathSync(resolve(siteDir, projects.dir));
  return { dir, url: projects.url.replace(/\/$/, ''), openIn: projects.openIn } satisfies CodeProjects;
}
