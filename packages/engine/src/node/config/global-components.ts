/** Resolves components that are available on every page. (docs/behavior/content.md) */
import { basename, dirname, extname, resolve } from 'node:path';
import { findModuleFile } from '../files/find-module-file.ts';
import { toComponentName } from './component-name.ts';

/** The absolute files by component name. As in an import, the extension may be omitted, and a folder may be given. */
export function resolveGlobalComponents(written: readonly string[], siteDir: string): Record<string, string> {
  const found = written.flatMap((path) => findModuleFile(resolve(siteDir, path)) ?? []);
  return Object.fromEntries(found.map((file) => [nameComponent(file), file]));
}

function nameComponent(file: string): string {
  const name = basename(file, extname(file));
  return toComponentName(name === 'index' ? basename(dirname(file)) : name);
}
