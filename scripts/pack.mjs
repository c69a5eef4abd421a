/** `npm run pack`: the packages as tarballs, as they would be published. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPackages } from './build.mjs';
import { ROOT } from './run-step.mjs';

/** Those that sites install; `@quire/site` brings the others. */
const PACKAGES = ['search', 'markdown', 'engine', 'theme', 'site'];

/** Packs the packages as they are built. @returns the tarballs, absolute */
export function packPackages(outDir) {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const workspaces = PACKAGES.flatMap((name) => ['--workspace', `packages/${name}`]);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', outDir, ...workspaces], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(packed).map(({ filename }) => join(outDir, filename));
}

if (import.meta.filename === process.argv[1]) {
  await buildPackages();
  const files = packPackages(resolve(ROOT, 'dist/packages'));
  console.log(
    `\nIn the folder of a site:\n\n  npm install --save-dev ${files.map((file) => JSON.stringify(file)).join(' ')}`,
  );
}
