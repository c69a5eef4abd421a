/** Owns the identity of the engine that is running. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashContent } from '../hash.ts';

/** A hash of the code that builds sites and of the versions of what it stands on. */
export function hashEngine(): string {
  const { version, dependencies } = createRequire(import.meta.url)('../../../package.json') as {
    version: string;
    dependencies: object;
  };
  const folders = [join(import.meta.dirname, '..'), join(import.meta.dirname, '..', '..', 'shared')];
  return hashContent(version, JSON.stringify(dependencies), ...folders.flatMap(readModules));
}

function readModules(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.[jt]s$/.test(name) && !name.endsWith('.d.ts'),
  );
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}
