/** Owns the identity of the engine that is running. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashContent } from '../files/hash.ts';

/** A hash of the code that builds sites and of the versions of its dependencies. */
export function hashEngine(): string {
  const require = createRequire(import.meta.url);
  const { version, dependencies } = require('../../../package.json') as {
    version: string;
    dependencies: object;
  };
  // The search is a package of its own, but what it makes is kept with what the engine makes.
  const search = dirname(require.resolve('@quire/search/records'));
  const folders = [join(import.meta.dirname, '..'), join(import.meta.dirname, '..', '..', 'shared'), dirname(search)];
  return hashContent(version, JSON.stringify(dependencies), ...folders.flatMap(readModules));
}

function readModules(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.[jt]s$/.test(name) && !name.endsWith('.d.ts'),
  );
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}
