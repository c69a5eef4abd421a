/** Creates the bundle of a theme's package, with the bundler and the configuration of sites. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveConfig } from '../config/resolve.ts';
import { findPackageOf } from '../files/is-installed.ts';
import type { BuiltThemeRecord } from './built-theme.ts';
import { hidePlaces, resolveModules, writeEntries } from './bundle-modules.ts';
import { findReact } from './react-packages.ts';
import { runBundler } from './run-bundler.ts';
import { writeScriptType } from './script-type.ts';
import { findReaders } from './theme-bundle.ts';

export { listComponents } from './replaced-components.ts';

/** @param themeDir the folder of the theme's package, whose `exports` name `./dist/bundle/bundle.json` as `./bundle` */
export async function bundleThemePackage(themeDir: string): Promise<void> {
  const outDir = join(themeDir, 'dist/bundle');
  const workDir = join(outDir, 'work');
  rmSync(outDir, { recursive: true, force: true });
  const { name } = JSON.parse(readFileSync(join(themeDir, 'package.json'), 'utf8')) as { name: string };
  const config = {
    ...resolveConfig({ theme: name }, { dir: themeDir }),
    alias: {},
    tsconfig: { paths: [], problems: [], files: [] },
  };
  const modules = resolveModules(config, []);
  const entries = writeEntries(join(workDir, 'entries'), hidePlaces(modules, []), []);
  const { files, serverFile, serverHash, webDir, assets } = await runBundler(config, entries, { workDir });
  const readsPages = findReaders(files, modules.themeRuntime).length > 0;
  rmSync(`${serverFile}.map`);
  renameSync(dirname(serverFile), join(outDir, 'server'));
  renameSync(webDir, join(outDir, 'web'));
  writeScriptType(join(outDir, 'server'), 'commonjs');
  rmSync(workDir, { recursive: true });
  const record: BuiltThemeRecord = {
    engine: config.engineHash,
    react: findReact(config).version,
    bundle: { serverFile: 'server/server.js', serverHash, webDir: 'web', assets, readsPages },
  };
  writeFileSync(join(outDir, 'bundle.json'), `${JSON.stringify(record)}\n`);
  writeFileSync(join(outDir, 'licenses.txt'), collectLicenses(files));
}

/** The bundler's own files are in no bundle. */
const TOOLS = /^@(?:rsbuild|rspack)\//;

/** The licenses of the packages whose code is in the files. */
function collectLicenses(files: string[]): string {
  const found = new Map<string, string>();
  for (const file of files) {
    const name = findPackageOf(file);
    if (name === undefined || TOOLS.test(name) || !existsSync(file)) continue;
    const license = join(file.slice(0, file.lastIndexOf(name)), name, 'LICENSE');
    if (existsSync(license)) found.set(name, `${name}\n\n${readFileSync(license, 'utf8').trim()}\n`);
  }
  return [...found.values()].sort().join('\n---\n\n');
}
