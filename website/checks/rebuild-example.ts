/** The rebuilding of an example in a copy, and the comparison of its output with the committed one. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { ROOT, WEBSITE } from './docs-page.ts';

export const EXAMPLES = join(WEBSITE, 'examples');
/** As deep as the originals, because the output contains paths to packages; never committed. */
const COPIES = join(WEBSITE, '.out');
/** What is not copied: it is made by the build, or belongs to this machine. */
const MADE = new Set(['dist', 'node_modules', 'storybook-static', '.mf']);
/** Differing lines shown per file. */
const SHOWN_LINES = 8;

export interface BuildResult {
  /** The exit code; null when a signal ended the build. */
  code: number | null;
  output: string;
}

export function listExamples(): string[] {
  return readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, 'package.json')));
}

/** Builds a copy of the example as its `build` script says, and reports what came out differently. */
export async function rebuildExample(name: string): Promise<string[]> {
  const copy = join(COPIES, `example-${name}`);
  const original = join(EXAMPLES, name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(original, copy, {
    recursive: true,
    filter: (file) => !MADE.has(relative(original, file).split('/').at(-1) ?? ''),
  });
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const { code, output } = await runScript(scripts.build, copy);
  const differences = code === 0 ? compareOutput(name, copy) : [`${name}: the build ended with ${code}.\n${output}`];
  rmSync(copy, { recursive: true, force: true });
  return differences;
}

/** Runs a line of shell in a folder, with the repository's commands at hand. */
export function runScript(script: string, folder: string): Promise<BuildResult> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  // The runner sets it to "test"; a reader's shell does not have it.
  delete env.NODE_ENV;
  const child = spawn('sh', ['-c', script], { cwd: folder, env });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

function compareOutput(name: string, copy: string): string[] {
  const kept = readTree(join(EXAMPLES, name, 'dist'));
  const built = readTree(join(copy, 'dist'));
  const isIgnored = createIgnore(join(EXAMPLES, name));
  const files = [...new Set([...kept.keys(), ...built.keys()])].filter((file) => !isIgnored(`dist/${file}`)).sort();
  return files.flatMap((file) => {
    const [before, after] = [kept.get(file), built.get(file)];
    const where = `examples/${name}/dist/${file}`;
    if (before === undefined) return [`${where} is built, but not committed.`];
    if (after === undefined) return [`${where} is committed, but not built any more.`];
    const [old, fresh] = [toLines(before, file), toLines(after, file)];
    return old === fresh ? [] : [`${where} differs:\n${diffLines(old, fresh)}`];
  });
}

/** The federation plugin makes the hashes of its manifest of the folder's whole path, which is another for each checkout. */
const FEDERATION_HASH = /(?<=[\w-]\.)[0-9a-f]{10}(?=\.js")/g;

/** Line ends are of no account: git may have changed those of a file that a package brought along. */
function toLines(bytes: Buffer, file: string): string {
  const text = bytes.toString('latin1').replaceAll('\r\n', '\n');
  return file.endsWith('mf-manifest.json') ? text.replace(FEDERATION_HASH, '0000000000') : text;
}

/** Every file of a folder, by its path in it. */
export function readTree(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((filePath) => [relative(folder, filePath), readFileSync(filePath)]));
}

/** The example's own `.gitignore`, of the two forms in use: `dist/mf/*` and `!dist/mf/x.json`. */
export function createIgnore(folder: string): (file: string) => boolean {
  const ignoreFile = join(folder, '.gitignore');
  const lines = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8').split('\n') : [];
  const kept = new Set(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));
  const folders = lines.filter((line) => line.endsWith('/*')).map((line) => line.slice(0, -1));
  return (file) => !kept.has(file) && folders.some((prefix) => file.startsWith(prefix));
}

/** The lines that only one of the texts has, as `-` and `+`. */
export function diffLines(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const removed = old.filter((line) => !fresh.includes(line)).map((line) => `  - ${line}`);
  const added = fresh.filter((line) => !old.includes(line)).map((line) => `  + ${line}`);
  if (removed.length + added.length === 0) return '  the same lines in another order or number';
  return [...removed.slice(0, SHOWN_LINES), ...added.slice(0, SHOWN_LINES)].join('\n');
}
