/** Resolves components that are available on every page. (docs/behavior/content.md) */
import { basename, dirname, extname, resolve } from 'node:path';
import { createError } from '@quire/markdown/diagnostics';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { findModuleFile } from '../files/find-module-file.ts';
import { toComponentName } from './component-name.ts';
import { findConfigFile } from './config-file.ts';
import { placeInConfig } from './place-in-config.ts';

/**
 * The absolute files by component name. As in an import, the extension may be omitted, and a folder may be given.
 * @throws UserError with every module that does not exist
 */
export function resolveGlobalComponents(written: readonly string[], siteDir: string): Record<string, string> {
  const found = written.map((path) => findModuleFile(resolve(siteDir, path)));
  rejectErrors(
    written.flatMap((path, index) => (found[index] ? [] : createMissingComponentError(path, { index, siteDir }))),
  );
  return Object.fromEntries(found.filter((file) => file !== undefined).map((file) => [nameComponent(file), file]));
}

function createMissingComponentError(path: string, { index, siteDir }: { index: number; siteDir: string }) {
  const configFile = findConfigFile(siteDir);
  return createError('config', `The component "${path}" does not exist.`, {
    ...placeInConfig({ configFile, siteDir }, ['markdown', 'globalComponents', index]),
    ...(configFile !== undefined && { file: configFile }),
    help: 'Name a module that exists, relative to the folder of the site.',
  });
}

function nameComponent(file: string): string {
  const name = basename(file, extname(file));
  return toComponentName(name === 'index' ? basename(dirname(file)) : name);
}
