import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent, hashContents } from '@quire/markdown/files';
import { CLIENT_DIR } from '../files/client-package.ts';
import { NODE_DIR, PACKAGE_FILE } from '../files/engine-package.ts';

/** A hash of the code that builds sites and of the versions of its dependencies. */
export function hashEngine(): string {
  const { version, dependencies } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as {
    version: string;
    dependencies: object;
  };
  const modules = hashContents(listEngineModules().map((file) => readFileSync(file)));
  return hashContent(version, JSON.stringify(dependencies), modules);
}

/** The modules that build sites, and those that are bundled for browsers. */
export function listEngineModules(): string[] {
  return [NODE_DIR, CLIENT_DIR].flatMap((folder) => listModules(folder).sort());
}

/** The `recursive` option of `readdirSync` takes ten times as long. */
function listModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listModules(path);
    return /\.c?[jt]s$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
