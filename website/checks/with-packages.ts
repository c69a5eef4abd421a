/** A project outside of the repository with packages from npm, for the checks that are not part of `npm test`. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@rstest/core';
import type { ProjectFiles } from './build-project.ts';
import { type BuildResult, runScript } from './rebuild-example.ts';

interface Project {
  run: (script: string) => Promise<BuildResult>;
  read: (file: string) => string;
  has: (file: string) => boolean;
  write: (files: ProjectFiles) => void;
  folder: string;
}

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    rootDir: 'src',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
  },
  include: ['src'],
});
const MANIFEST = JSON.stringify({ name: 'my-lib', version: '1.0.0', type: 'module', types: './dist/index.d.ts' });

/** Installs the packages, passes the project to `use`, and removes it. */
export async function withPackages(packages: string[], use: (project: Project) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  const write = (files: ProjectFiles) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  };
  const run = (script: string) => runScript(`PATH="$PWD/node_modules/.bin:$PATH"; ${script}`, folder);
  try {
    write({ 'package.json': MANIFEST, 'tsconfig.json': TSCONFIG, 'src/index.ts': 'export const one = 1;\n' });
    const { code, output } = await run(`npm install -D --no-audit --no-fund --legacy-peer-deps ${packages.join(' ')}`);
    expect([code, output]).toEqual([0, output]);
    await use({
      run,
      write,
      folder,
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      has: (file) => existsSync(join(folder, file)),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
