/** `npm run pack`: packs the packages as they would be published. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildPackages } from './build.mjs';
import { ROOT } from './run-step.mjs';

/** The packages that every site installs: `@quire/site` and its dependencies. */
const SITE_PACKAGES = [
  'search',
  'markdown',
  'client',
  'external-links',
  'engine',
  'mcp',
  'rspress',
  'typescript',
  'theme',
  'site',
];
/** In a separate folder, so that `*.tgz` does not install them: the dependencies of `@quire/cards` take 110 MB. */
const PLUGIN_PACKAGES = ['cards'];

/** Packs the built packages. @returns the absolute paths of the tarballs */
export function packPackages(outDir) {
  rmSync(outDir, { recursive: true, force: true });
  return { site: packInto(outDir, SITE_PACKAGES), plugins: packInto(join(outDir, 'plugins'), PLUGIN_PACKAGES) };
}

function packInto(outDir, names) {
  mkdirSync(outDir, { recursive: true });
  const workspaces = names.flatMap((name) => ['--workspace', `packages/${name}`]);
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', outDir, ...workspaces], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(packed).map(({ filename }) => join(outDir, filename));
}

if (import.meta.filename === process.argv[1]) {
  await buildPackages();
  const { site, plugins } = packPackages(resolve(ROOT, 'dist/packages'));
  const list = (files) => files.map((file) => JSON.stringify(file)).join(' ');
  console.log(`\nIn the folder of a site:\n\n  npm install --save-dev ${list(site)}`);
  const names = site.map((file) => [`@quire/${/quire-([a-z-]+)-/.exec(basename(file))[1]}`, `file:${file}`]);
  const overrides = JSON.stringify(Object.fromEntries(names), null, 2).replaceAll('\n', '\n  ');
  console.log(`\nWith pnpm, write this to pnpm-workspace.yaml before; with Yarn, it is "resolutions" in package.json:`);
  console.log(`\n  "overrides": ${overrides}`);
  console.log(`\nTo generate images for link previews, also:\n\n  npm install --save-dev ${list(plugins)}`);
}
