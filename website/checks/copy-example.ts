/** The copy of an example that a test changes and runs, inside the website so that its packages are found. */
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WEBSITE } from './docs-page.ts';

/** What a build or this machine makes. */
const MADE = new Set(['dist', 'node_modules']);

/** Hands a copy of the example to `use`, and removes it. `name` reports copies of several tests apart. */
export async function withExampleCopy(
  example: string,
  name: string,
  use: (copy: string) => Promise<void>,
): Promise<void> {
  const copy = join(WEBSITE, '.out', `${example}-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(WEBSITE, 'examples', example), copy, { recursive: true, filter: (file) => !MADE.has(basename(file)) });
  try {
    await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
