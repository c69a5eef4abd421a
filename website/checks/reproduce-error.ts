/** The cases in `examples/errors`: small projects that fail with a message, and the lines of it that the pages show. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const CASES = join(WEBSITE, 'examples/errors');
/** Inside the website, so that its packages are found; never committed. */
const COPIES = join(WEBSITE, '.out');

/** The names of all cases, sorted. */
export function listErrorCases(): string[] {
  return readdirSync(CASES).sort();
}

/** The lines of its message that a page shows. */
export function readPrintedText(name: string): string {
  return readFileSync(join(CASES, name, 'printed.txt'), 'utf8');
}

/** Runs the case's `reproduce` script in a copy, and returns what is wrong with the lines that are shown. */
export async function reproduceError(name: string): Promise<string[]> {
  const copy = join(COPIES, `error-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(CASES, name), copy, { recursive: true });
  try {
    const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
    const { output } = await runScript(scripts.reproduce, copy);
    const missing = findMissingLines(readPrintedText(name), output.replaceAll(copy, '/project'));
    return missing.map((line) => `examples/errors/${name}: "${line}" is not printed.\n${output}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The shown lines that the output does not have, or has in another order. */
export function findMissingLines(shown: string, output: string): string[] {
  const text = simplify(output);
  let from = 0;
  return shown.split('\n').filter((line) => {
    const wanted = simplify(line);
    const at = text.indexOf(wanted, from);
    if (at !== -1) from = at + wanted.length;
    return at === -1;
  });
}

/** Without colors, the prefix of the type checker and white space: where its lines break depends on how busy the machine is. */
function simplify(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/^\[tsgo\] /gm, '')
    .replaceAll(/\s+/g, '');
}
