/** Owns where the projects are whose code pages show. (docs/behavior/content.md) */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { createError } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import type { CodeProjectsConfig } from './markdown-config.ts';

export interface CodeProjects {
  /** The folder that holds the projects, absolute. */
  dir: string;
  /** Where its source is published, without a trailing slash. */
  url: string;
}

/** @throws UserError where the folder does not exist: no code would have a link, and nobody would notice */
export function resolveCodeProjects(projects: CodeProjectsConfig | undefined, siteDir: string) {
  if (projects === undefined) return undefined;
  const dir = resolve(siteDir, projects.dir);
  if (!existsSync(dir))
    throw new UserError(
      createError('config', `The folder "${projects.dir}" of "markdown.codeProjects" does not exist.`, {
        help: 'Use the folder that holds the projects, relative to the folder of the site.',
      }),
    );
  return { dir: realpathSync(dir), url: projects.url.replace(/\/$/, '') } satisfies CodeProjects;
}
