/** The type check of samples: one TypeScript program over all of them, against the installed packages. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CodeSample } from './code-sample.ts';
import { ROOT, WEBSITE } from './docs-page.ts';

/** Inside the website, so that its packages are found; never committed. */
const OUT = join(WEBSITE, '.out');

const COMPILER_OPTIONS = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  experimentalDecorators: true,
};

/** What samples import from the reader's own project. */
const READERS_FILES = {
  'package.json': '{ "name": "readers-package", "version": "1.0.0", "type": "module" }',
  'readers-packages.d.ts': "declare module 'counter' {}",
};

/** What the compiler says about the samples, each message with the place of its sample. Each caller has a folder of its own. */
export function typeCheckSamples(samples: CodeSample[], folderName: string): string[] {
  const folder = join(OUT, folderName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(READERS_FILES)) writeFileSync(join(folder, name), text);
  const places = new Map<string, string>();
  for (const sample of samples) {
    const filePath = getFilePath(sample, places.size, folder);
    if (!places.has(filePath)) places.set(filePath, sample.where);
    if (sample.file === undefined) writeFileSync(filePath, `${sample.code}\nexport {};\n`);
  }
  const project = join(folder, 'samples.json');
  writeFileSync(
    project,
    JSON.stringify({
      compilerOptions: COMPILER_OPTIONS,
      files: [join(folder, 'readers-packages.d.ts'), ...places.keys()],
    }),
  );
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const messages = stdout.split('\n').filter((line) => line !== '');
  if (status !== 0 && messages.length === 0) return ['tsc failed without a message.'];
  return messages.map((message) => withPlace(message, places, folder));
}

function getFilePath(sample: CodeSample, number: number, folder: string): string {
  if (sample.file !== undefined) return join(WEBSITE, sample.file);
  return join(folder, `sample-${number}.${sample.language}`);
}

/** `sample-3.ts(4,5): error …` as `docs/en/x.md:12, its line 4: error …` */
function withPlace(message: string, places: Map<string, string>, folder: string): string {
  const [, file = '', line = '', rest = ''] = /^(.+?)\((\d+),\d+\): (.*)$/.exec(message) ?? [];
  const filePath = join(folder, file);
  const where = places.get(filePath);
  return where === undefined ? message.trim() : `${where} (${relative(WEBSITE, filePath)} line ${line}): ${rest}`;
}
