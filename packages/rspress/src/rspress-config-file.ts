/**
 * Loads a configuration file for Rspress. It imports packages that need not be installed, so it is bundled with a
 * stand-in for each of them.
 */

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { LoadBundler } from '@quire/engine';
import { createRstack, createStandIn, type Defined, findStandIn } from './config-stand-ins.ts';

type Bundler = Awaited<ReturnType<LoadBundler>>;

const OUTPUT = 'config.cjs';

/** Always replaced by a stand-in, even if they are installed, because they are not run. */
const FOREIGN_PACKAGE = /^(?:@rspress\/|rspress\b|rstack(?:$|\/))/;

export interface RspressConfig {
  config: unknown;
  /** All files that the configuration consists of, absolute. */
  files: string[];
}

/** @throws if the file, or code that it runs, fails */
export async function loadRspressConfig(file: string, loadBundler: LoadBundler): Promise<RspressConfig> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-config-'));
  try {
    const files = await bundleConfig(await loadBundler(), file, folder);
    const defined: Defined = {};
    // The export of a module with a top-level `await` is a promise.
    const missing = new Set<string>();
    const config = await evaluate(readFileSync(join(folder, OUTPUT), 'utf8'), file, { defined, missing })
      .then((exported) => resolveConfig('doc' in defined ? defined.doc : getDefault(exported)))
      .catch((error: unknown) => {
        throw missing.size === 0 ? error : explainError(error, [...missing]);
      });
    const standIn = findStandIn(config);
    if (standIn)
      throw new Error(
        `it comes from the package "${standIn.package}", which is not installed: install the dependencies of the site`,
      );
    return { config, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bundleConfig({ rspack }: Bundler, file: string, outDir: string): Promise<string[]> {
  const compiler = rspack({
    mode: 'none',
    context: dirname(file),
    entry: file,
    target: 'node',
    devtool: false,
    node: { __dirname: 'eval-only', __filename: 'eval-only' },
    output: { path: outDir, filename: OUTPUT, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'] },
    module: {
      // `new URL('./x', import.meta.url)` must keep its path instead of copying the file.
      parser: { javascript: { url: false, worker: false } },
      rules: [
        // Rspress allows imports without extensions, in packages with `"type": "module"` too.
        { resolve: { fullySpecified: false } },
        { test: /\.[mc]?tsx?$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: SWC },
      ],
    },
    externals: [
      async ({ request = '', context = '', getResolve }) => {
        if (request.startsWith('.') || isAbsolute(request)) return undefined;
        if (!FOREIGN_PACKAGE.test(request)) {
          if (canRequire(request, file)) return `commonjs ${request}`;
          // Packages that only support `import` are bundled.
          const found = await getResolve?.()(context, request).catch(() => undefined);
          if (found !== undefined) return undefined;
        }
        return `var standIn(${JSON.stringify(request)})`;
      },
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const messages = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
      // Importing a folder adds it to the dependencies.
      const files = [...(stats?.compilation.fileDependencies ?? [])].filter((each) => statSync(each).isFile());
      compiler.close(() => {
        if (error || messages.length > 0) reject(error ?? new Error(messages.join('\n')));
        else resolve(files);
      });
    });
  });
}

function canRequire(name: string, file: string): boolean {
  try {
    createRequire(file).resolve(name);
    return true;
  } catch {
    return false;
  }
}

const SWC = { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } };

interface Evaluation {
  defined: Defined;
  /** Packages that are not installed, other than those of Rspress. */
  missing: Set<string>;
}

async function evaluate(code: string, file: string, { defined, missing }: Evaluation): Promise<unknown> {
  const module: { exports: unknown } = { exports: {} };
  // This is safe, because the code is the site's own configuration.
  const run = new Function('module', 'exports', 'require', '__dirname', '__filename', 'standIn', code);
  const standIn = (name: string) => {
    if (name === 'rstack') return createRstack(defined);
    if (!FOREIGN_PACKAGE.test(name)) missing.add(name);
    return createStandIn(name);
  };
  run(module, module.exports, createRequire(file), dirname(file), file, standIn);
  return module.exports;
}

/** A stand-in only replaces plugins: if the file uses a package in other ways, it may fail. */
function explainError(error: unknown, missing: string[]): Error {
  const names = missing.map((name) => `"${name}"`).join(', ');
  const explained = error instanceof Error ? error : new Error(String(error));
  explained.message += `\nThe cause may be imports that are not installed: ${names}. Install the dependencies of the site.`;
  return explained;
}

function getDefault(exported: unknown): unknown {
  return typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined;
}

/** A configuration may be a function or a promise. */
async function resolveConfig(written: unknown): Promise<unknown> {
  const config = await written;
  return typeof config === 'function'
    ? await (config as (env: object) => unknown)({ command: 'build', env: 'production', envMode: 'production' })
    : config;
}
