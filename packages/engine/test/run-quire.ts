/** Owns running the built command as a person would, for tests. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const PACKAGE = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Where the fixture sites lie. */
export const SITES = join(PACKAGE, 'fixtures/sites');

export async function quire(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  // Where CI is set, colors are on without a terminal.
  const env = { ...process.env, NO_COLOR: '1' };
  return run(process.execPath, [join(PACKAGE, 'bin/quire.mjs'), ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

/** A folder for the output of a build. */
export function openOutput(name: string) {
  const outDir = join(mkdtempSync(join(tmpdir(), `quire-${name}-`)), 'dist');
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  return {
    outDir,
    read,
    has: (file: string) => existsSync(join(outDir, file)),
    /** The data of a section, by its key. */
    readSection: (key: string) =>
      read(
        join('assets', readdirSync(join(outDir, 'assets')).find((file) => file.startsWith(`section.${key}.`)) ?? ''),
      ),
  };
}

/** Writes a site into a folder of its own. @param files text by path */
export function writeSite(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'quire-site-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}
