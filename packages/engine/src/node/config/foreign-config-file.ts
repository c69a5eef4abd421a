/**
 * Owns reading a configuration file that was written for Rspress. It names packages that need not be installed here,
 * so it is bundled with a stand-in for each of those; what it then says is adopted like any other configuration.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { rspack } from '@rsbuild/core';

const OUTPUT = 'config.cjs';

/** Always stood in for, installed or not: nothing of them is run. */
const FOREIGN_PACKAGE = /^(?:@rspress\/|rspress\b)/;

export interface ForeignConfig {
  config: unknown;
  /** All files that it was made of, absolute. */
  files: string[];
}

/** @throws where the file, or what it runs, is wrong */
export async function loadForeignConfig(file: string): Promise<ForeignConfig> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-config-'));
  try {
    const files = await bundleConfig(file, folder);
    const exported = evaluate(readFileSync(join(folder, OUTPUT), 'utf8'), file);
    return { config: await resolveExport(exported), files };
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

function evaluate(code: string, file: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  // The code is the site's own configuration.
  const run = new Function('module', 'exports', 'require', '__dirname', '__filename', 'standIn', code);
  run(module, module.exports, createRequire(file), dirname(file), file, createStandIn);
  return module.exports;
}

/** `defineConfig` gives back what it gets; any other export makes a plugin that has its package's name and does nothing. */
function createStandIn(name: string): object {
  const createPlugin = () => ({ name });
  const callable = new Proxy(createPlugin, {
    get: (_, key) => (key === 'name' ? name : callable),
    construct: createPlugin,
  });
  const isConfigHelper = (key: string | symbol) => key === 'defineConfig' || key === 'mergeConfig';
  return new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === '__esModule') return true;
        return isConfigHelper(key) ? (config: unknown) => config : callable;
      },
    },
  );
}

/** A configuration may be a function, or a promise. */
async function resolveExport(exported: unknown): Promise<unknown> {
  const config = await (exported as { default?: unknown }).default;
  return typeof config === 'function'
    ? await (config as (env: object) => unknown)({ command: 'build', env: 'production', envMode: 'production' })
    : config;
}
