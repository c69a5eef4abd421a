/**
 * Owns reading a configuration file that was written for Rspress. It names packages that need not be installed here,
 * so it is bundled with a substitute for each of those; what it then says is adopted like any other configuration.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { rspack } from '@rsbuild/core';

const OUTPUT = 'config.cjs';

/** Always replaced by a substitute, installed or not: nothing of them is run. */
const FOREIGN_PACKAGE = /^(?:@rspress\/|rspress\b|rstack(?:$|\/))/;

export interface RspressConfig {
  config: unknown;
  /** All files that it was made of, absolute. */
  files: string[];
}

/** @throws where the file, or what it runs, is wrong */
export async function loadRspressConfig(file: string): Promise<RspressConfig> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-config-'));
  try {
    const files = await bundleConfig(file, folder);
    const defined: Defined = {};
    const exported = evaluate(readFileSync(join(folder, OUTPUT), 'utf8'), file, defined);
    return { config: await resolveConfig('doc' in defined ? defined.doc : getDefault(exported)), files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bundleConfig(file: string, outDir: string): Promise<string[]> {
  const requireFrom = createRequire(file);
  const compiler = rspack({
    mode: 'none',
    context: dirname(file),
    entry: file,
    target: 'node',
    devtool: false,
    node: { __dirname: 'eval-only', __filename: 'eval-only' },
    output: { path: outDir, filename: OUTPUT, library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'] },
    module: { rules: [{ test: /\.[mc]?tsx?$/, type: 'javascript/auto', loader: 'builtin:swc-loader', options: SWC }] },
    externals: [
      ({ request = '' }, callback) => {
        if (request.startsWith('.') || isAbsolute(request)) return callback();
        const isThere = !FOREIGN_PACKAGE.test(request) && canResolve(request, requireFrom);
        callback(undefined, isThere ? `commonjs ${request}` : `var standIn(${JSON.stringify(request)})`);
      },
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const messages = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
      const files = [...(stats?.compilation.fileDependencies ?? [])];
      compiler.close(() => {
        if (error || messages.length > 0) reject(error ?? new Error(messages.join('\n')));
        else resolve(files);
      });
    });
  });
}

const SWC = { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } };

function canResolve(request: string, requireFrom: NodeJS.Require): boolean {
  try {
    requireFrom.resolve(request);
    return true;
  } catch {
    return false;
  }
}

/** What the file hands to `define.doc`, in place of an export. */
interface Defined {
  doc?: unknown;
}

function evaluate(code: string, file: string, defined: Defined): unknown {
  const module: { exports: unknown } = { exports: {} };
  // The code is the site's own configuration.
  const run = new Function('module', 'exports', 'require', '__dirname', '__filename', 'standIn', code);
  const standIn = (name: string) => (name === 'rstack' ? createRstack(defined) : createStandIn(name));
  run(module, module.exports, createRequire(file), dirname(file), file, standIn);
  return module.exports;
}

/** What the language itself asks for: a substitute is not a promise, or whoever awaits it waits for ever. */
function isOpaque(key: string | symbol): boolean {
  return key === 'then' || typeof key === 'symbol';
}

/** `defineConfig` gives back what it gets; any other export makes a plugin that has its package's name and does nothing. */
function createStandIn(name: string): object {
  const createPlugin = () => ({ name });
  const callable = new Proxy(createPlugin, {
    get: (_, key) => (key === 'name' ? name : isOpaque(key) ? undefined : callable),
    construct: createPlugin,
  });
  const isConfigHelper = (key: string | symbol) => key === 'defineConfig' || key === 'mergeConfig';
  return new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === '__esModule') return true;
        if (isOpaque(key)) return undefined;
        return isConfigHelper(key) ? (config: unknown) => config : callable;
      },
    },
  );
}

/** One file configures several tools there; those that are not for documentation do nothing. */
function createRstack(defined: Defined): object {
  const define = new Proxy(
    {},
    {
      get: (_, key) => (config: unknown) => {
        if (key === 'doc') defined.doc = config;
      },
    },
  );
  return { __esModule: true, define };
}

function getDefault(exported: unknown): unknown {
  return typeof exported === 'object' && exported !== null && 'default' in exported ? exported.default : undefined;
}

/** A configuration may be a function, or a promise. */
async function resolveConfig(written: unknown): Promise<unknown> {
  const config = await written;
  return typeof config === 'function'
    ? await (config as (env: object) => unknown)({ command: 'build', env: 'production', envMode: 'production' })
    : config;
}
