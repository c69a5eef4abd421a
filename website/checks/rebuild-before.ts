/** Builds an example as it was before its migration, with the old tool from npm. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { WEBSITE } from './docs-page.ts';
import { diffLines, readTree, runScript } from './rebuild-example.ts';

/** Modern.js Module generates them from the full path of the folder, which differs between checkouts. */
const PATH_HASH = /(?<=button_|&hash=)[0-9a-f]{5}\b/g;

/** Installs and runs the old tool in a folder of its own, and reports what differs from the kept result. */
export async function rebuildBefore(name: string): Promise<string[]> {
  const example = join(WEBSITE, 'examples', name);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(join(example, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(example, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  // Its own files, such as a tsconfig.json, replace those that the example has now.
  cpSync(join(example, 'before'), folder, { recursive: true, filter: (file) => basename(file) !== 'result' });
  try {
    const { code, output } = await runScript('npm install --no-audit --no-fund && npm run build', folder);
    if (code !== 0) return [`${name}: the old build ended with ${code}.\n${output}`];
    return compareFolders(join(example, 'before/result'), join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compareFolders(keptFolder: string, builtFolder: string): string[] {
  const [kept, built] = [readTree(keptFolder), readTree(builtFolder)];
  const files = [...new Set([...kept.keys(), ...built.keys()])].sort();
  return files.flatMap((file) => {
    const [before, after] = [kept.get(file), built.get(file)];
    if (before === undefined) return [`${file} is built, but not kept.`];
    if (after === undefined) return [`${file} is kept, but not built any more.`];
    const [old, fresh] = [before, after].map(toText);
    return old === fresh ? [] : [`${file} differs:\n${diffLines(old ?? '', fresh ?? '')}`];
  });
}

/** Line ends are ignored: git may have changed those of a file that a package brought along. */
function toText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\r\n', '\n').replaceAll(PATH_HASH, '00000');
}
