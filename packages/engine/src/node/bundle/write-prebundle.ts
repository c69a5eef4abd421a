/** Owns making the bundle that a theme brings along; run when its package is built. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listPublishedFiles } from '../output/published-files.ts';
import type { ThemeBundle } from './bundle-cache.ts';
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
import type { PrebundleRecord, PrebundleVariant } from './prebundle.ts';
import { type BundlerRun, runBundler } from './run-bundler.ts';
import { writeScriptType } from './script-type.ts';
import { findReaders } from './theme-bundle.ts';

export { listComponents } from './replaced-components.ts';

/** Where the files are, from the folder of the theme. */
const OUT_DIR = 'dist/bundle';

/** Sites for Rspress have variables that others have not. */
const WRITTEN_FOR = ['quire', 'rspress'] satisfies Array<ResolvedConfig['writtenFor']>;

/** @param themeDir the folder of the theme's package, whose `exports` name `./dist/bundle/bundle.json` as `./bundle` */
export async function writePrebundle(themeDir: string): Promise<void> {
  const outDir = join(themeDir, OUT_DIR);
  const workDir = join(outDir, 'work');
  rmSync(outDir, { recursive: true, force: true });
  const { name } = JSON.parse(readFileSync(join(themeDir, 'package.json'), 'utf8')) as { name: string };
  const config = { ...resolveConfig({ theme: name }, { dir: themeDir }), alias: {}, importPaths: [] };
  const modules = resolveModules(config);
  const made: MadeVariant[] = [];
  for (const writtenFor of WRITTEN_FOR) made.push(await makeVariant({ ...config, writtenFor }, workDir, outDir));
  const serverHashes = new Set(made.map(({ variant }) => variant.build.serverHash));
  if (serverHashes.size > 1) throw new Error('What renders pages must be the same for all sites: they share its file.');
  const declaration = findModule(`${name}/page-styles`, config);
  const inputs = [...made.flatMap(({ files }) => files), ...(declaration === undefined ? [] : [declaration])];
  const packages = listPackageFiles(inputs.filter((file) => !file.startsWith(workDir + sep)));
  const record: PrebundleRecord = {
    engine: config.engineHash,
    cssModules: listCssModules(dirname(modules.theme)),
    packages,
    variants: made.map(({ variant: { build, dev, ...variant }, own }) => ({
      ...variant,
      build: { ...build, ...leaveOut(join(outDir, build.webDir), own.build) },
      dev: { ...dev, ...leaveOut(join(outDir, dev.webDir), own.dev) },
    })),
  };
  writeFileSync(join(outDir, 'bundle.json'), `${JSON.stringify(record)}\n`);
  writeFileSync(join(outDir, 'licenses.txt'), collectLicenses(packages, modules, config));
}

interface MadeVariant {
  variant: PrebundleVariant;
  /** Its files for the browser. */
  own: { build: string[]; dev: string[] };
  /** Everything that went into it. */
  files: string[];
}

/** Each is made in the same folder, which the file for Node names, and copied to those that all share. */
async function makeVariant(config: ResolvedConfig, workDir: string, outDir: string): Promise<MadeVariant> {
  const modules = resolveModules(config);
  const { files, ...build } = await bundle(config, modules, join(workDir, 'build'));
  const dev = await bundle(config, { ...modules, dev: DEV_CLIENT }, join(workDir, 'dev'));
  const readsPages = findReaders(files, modules.themeRuntime).length > 0;
  cpSync(dirname(build.serverFile), join(outDir, 'server'), { recursive: true });
  writeScriptType(join(outDir, 'server'), 'commonjs');
  // Names have a hash of what a file holds, so that files of one name are the same.
  cpSync(build.webDir, join(outDir, 'web'), { recursive: true });
  cpSync(dev.webDir, join(outDir, 'web-dev'), { recursive: true });
  const own = { build: listFiles(build.webDir), dev: listFiles(dev.webDir) };
  rmSync(workDir, { recursive: true });
  const variant = {
    writtenFor: config.writtenFor,
    ...(modules.variables !== undefined && { variables: modules.variables }),
    build: { ...build, serverFile: 'server/server.js', webDir: 'web', readsPages },
    dev: { webDir: 'web-dev', assets: dev.assets },
  };
  return { variant, own, files: [...files, ...dev.files] };
}

function leaveOut(webDir: string, own: string[]): Pick<ThemeBundle, 'leftOut'> {
  const others = listFiles(webDir).filter((path) => !own.includes(path));
  return others.length > 0 ? { leftOut: others } : {};
}

function listFiles(webDir: string): string[] {
  return [...listPublishedFiles(webDir).files.keys()];
}

function bundle(config: ResolvedConfig, modules: BundleModules, workDir: string): Promise<BundlerRun> {
  return runBundler(config, writeEntries(join(workDir, 'entries'), hidePlaces(modules, []), []), { workDir });
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
