/** What the pages say of the plugin for Module Federation and of shared copies, tried with the real tools. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

test('without the plugin, build and mf-dev print a warning and exit with code 1', async () => {
  const files = { 'rslib.config.ts': configure("{ format: 'mf' }"), 'src/index.ts': 'export const one = 1;\n' };
  await withBuild('mf-plugin', files, async ({ code, output, dist, folder }) => {
    const server = await runScript('rslib mf-dev', folder);
    expect([code, server.code]).toEqual([1, 1]);
    expect(dist.size).toBe(0);
    for (const printed of [output, server.output]) {
      expect(printed).toMatch(/^.*warn.*format: "mf" should be used with @module-federation\/rsbuild-plugin/m);
      expect(printed).not.toMatch(/^.*error /m);
    }
  });
});

/** A host and a remote that share one package, each in a version of its own; which one the host uses. */
async function shareVersions(strategy: Strategy, host: Sharing, remote: Sharing): Promise<string> {
  const page = createSharing(strategy, host.version);
  await Promise.all(page.initializeSharing('default', { strategy }));
  if (host.isLoaded) await page.loadShare('react');
  const library = createSharing(strategy, remote.version);
  library.initShareScopeMap('default', page.shareScopeMap.default);
  await Promise.all(library.initializeSharing('default', { strategy }));
  const [used, usedByRemote] = [await page.loadShare('react'), await library.loadShare('react')].map((get) => get());
  expect(usedByRemote).toBe(used);
  return used ?? '';
}

test.each(['version-first', 'loaded-first'] as const)(
  '%s: a loaded copy is used, otherwise the highest known version',
  async (strategy) => {
    const low = { version: '18.0.0' };
    const high = { version: '19.0.0' };
    expect(await shareVersions(strategy, low, high)).toBe('19.0.0');
    expect(await shareVersions(strategy, high, low)).toBe('19.0.0');
    expect(await shareVersions(strategy, { ...low, isLoaded: true }, high)).toBe('18.0.0');
  },
);

type Strategy = 'version-first' | 'loaded-first';

interface Sharing {
  version: string;
  isLoaded?: boolean;
}

/** The part of an instance of the federation runtime that is needed here. */
interface Instance {
  shareScopeMap: Record<string, unknown>;
  initializeSharing: (scope: string, options: { strategy: Strategy }) => Promise<void>[];
  initShareScopeMap: (scope: string, shared: unknown) => void;
  loadShare: (name: string) => Promise<() => string>;
}

interface Runtime {
  createInstance: (options: object) => Instance;
}

/** Each has another name, as the runtime keeps what belongs to a name. */
function createSharing(strategy: Strategy, version: string): Instance {
  const require = createRequire(createRequire(import.meta.url).resolve('@module-federation/rsbuild-plugin'));
  const { createInstance }: Runtime = require('@module-federation/enhanced/runtime');
  return createInstance({
    name: `sharing-${randomUUID()}`,
    remotes: [],
    shareStrategy: strategy,
    shared: {
      react: {
        version,
        scope: 'default',
        get: async () => () => version,
        shareConfig: { singleton: true, requiredVersion: false },
      },
    },
  });
}
