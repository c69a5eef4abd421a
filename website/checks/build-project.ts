/** The small projects that a test writes, builds with Rslib and removes: for what no example can show, such as a build that fails. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WEBSITE } from './docs-page.ts';
import { type BuildResult, readTree, runScript } from './rebuild-example.ts';

/** The text of each file, by its path in the project. */
export type ProjectFiles = Record<string, string>;

export interface BuiltProject extends BuildResult {
  /** Where the project is until `use` returns. */
  folder: string;
  /** Every file of `dist`, by its path in it. */
  dist: Map<string, string>;
  /** What a module of `dist` exports when Node.js loads it, as JSON; a message of Node.js where it cannot. */
  load: (file: string) => Promise<string>;
}

const PACKAGE = JSON.stringify({ name: 'my-lib', version: '1.0.0', type: 'module' });
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    rootDir: 'src',
    strict: true,
    skipLibCheck: true,
  },
  include: ['src'],
});

/** Writes the project, builds it with `rslib`, hands the result to `use`, and removes the folder. */
export async function withBuild(
  name: string,
  files: ProjectFiles,
  use: (project: BuiltProject) => void | Promise<void>,
): Promise<void> {
  const folder = join(WEBSITE, '.out', `project-${name}`);
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, { 'package.json': PACKAGE, 'tsconfig.json': TSCONFIG, ...files });
  try {
    const result = await runScript('rslib', folder);
    const tree = [...readTree(join(folder, 'dist'))].map(([file, bytes]) => [file, bytes.toString('utf8')] as const);
    await use({ ...result, folder, dist: new Map(tree), load: (file) => loadModule(folder, file) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A configuration whose items of `lib` are given as source text. */
export function configure(...items: string[]): string {
  return `import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [${items.join(', ')}] });\n`;
}

function writeFiles(folder: string, files: ProjectFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function loadModule(folder: string, file: string): Promise<string> {
  writeFileSync(
    join(folder, 'load.mjs'),
    `import('./dist/${file}').then((module) => console.log(JSON.stringify(module)), (error) => console.log(error.message));\n`,
  );
  return (await runScript('node load.mjs', folder)).output.trim();
}
