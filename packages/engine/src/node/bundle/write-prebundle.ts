/** Owns making the bundle that a theme brings along; run when its package is built. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import {
  type BundleModules,
  DEV_CLIENT,
  findModule,
  hidePlaces,
  resolveModules,
  writeEntries,
} from './bundle-modules.ts';
import { listCssModules } from './class-names.ts';
import { findPackages, listPackageFiles, type PackageFiles } from './package-files.ts';
import type { PrebundleRecord } from './prebundle.ts';
import { type BundlerRun, runBundler } from './run-bundler.ts';
import { writeScriptType } from './script-type.ts';
import { findReaders } from './theme-bundle.ts';

/** Where the files are, from the folder of the theme. */
const OUT_DIR = 'dist';

/** @param themeDir the folder of the theme's package, whose `exports` name `./dist/bundle.json` as `./bundle` */
export async function writePrebundle(themeDir: string): Promise<void> {
  const outDir = join(themeDir, OUT_DIR);
  const workDir = join(outDir, 'work');
  rmSync(outDir, { recursive: true, force: true });
  const { name } = JSON.parse(readFileSync(join(themeDir, 'package.json'), 'utf8')) as { name: string };
  const config = { ...resolveConfig({ theme: name }, { dir: themeDir }), alias: {}, importPaths: [] };
  const modules = resolveModules(config);
  const build = await bundle(config, modules, join(workDir, 'build'));
  const dev = await bundle(config, { ...modules, dev: DEV_CLIENT }, join(workDir, 'dev'));
  const { files, ...whole } = placeBundle(build, modules, outDir);
  const declaration = findModule(`${name}/page-styles`, config);
  const inputs = [...files, ...dev.files, ...(declaration === undefined ? [] : [declaration])];
  const packages = listPackageFiles(inputs.filter((file) => !file.startsWith(workDir + sep)));
  cpSync(dev.webDir, join(outDir, 'web-dev'), { recursive: true });
  const record: PrebundleRecord = {
    engine: config.engineHash,
    cssModules: listCssModules(dirname(modules.theme)),
    packages,
    build: whole,
    dev: { webDir: 'web-dev', assets: dev.assets },
  };
  writeFileSync(join(outDir, 'bundle.json'), `${JSON.stringify(record)}\n`);
  writeFileSync(join(outDir, 'licenses.txt'), collectLicenses(packages, modules, config));
  rmSync(workDir, { recursive: true });
}

function placeBundle({ serverFile, webDir, ...run }: BundlerRun, { themeRuntime }: BundleModules, outDir: string) {
  cpSync(dirname(serverFile), join(outDir, 'server'), { recursive: true });
  writeScriptType(join(outDir, 'server'), 'commonjs');
  cpSync(webDir, join(outDir, 'web'), { recursive: true });
  const readsPages = findReaders(run.files, themeRuntime).length > 0;
  return { ...run, serverFile: 'server/server.js', webDir: 'web', readsPages };
}

function bundle(config: ResolvedConfig, modules: BundleModules, workDir: string): Promise<BundlerRun> {
  return runBundler(config, writeEntries(join(workDir, 'entries'), hidePlaces(modules, []), []), workDir);
}

/** The licenses of the packages whose code is in the files. */
function collectLicenses(packages: PackageFiles[], modules: BundleModules, config: ResolvedConfig): string {
  const names = packages.map(({ name }) => name);
  const texts = [...findPackages(names, modules, config)].flatMap(([name, folder]) => {
    const file = join(folder, 'LICENSE');
    return existsSync(file) ? [`${name}\n\n${readFileSync(file, 'utf8').trim()}\n`] : [];
  });
  return texts.sort().join('\n---\n\n');
}
