/** Bun, Deno and Yarn PnP, as the page about them describes builds with each: as `migrations.opt-in.ts`, no part of `npm test`. */
import { expect, test } from '@rstest/core';
import { configure } from './build-project.ts';
import { withPackages } from './with-packages.ts';

const TIMEOUT_MS = 900_000;
const BUNDLED = configure('{ dts: { bundle: true } }');
const SOURCE = "import mitt, { type Emitter } from 'mitt';\nexport const bus: Emitter<{ a: string }> = mitt();\n";

test(
  'Bun and Deno build the package, with bundled types',
  async () => {
    const packages = ['@rslib/core@1.0.1', 'typescript@7.0.2', '@microsoft/api-extractor@7', 'bun@1.4.5', 'deno@2.9.6'];
    await withPackages(packages, async ({ run, has, write }) => {
      write({ 'rslib.config.mjs': BUNDLED });
      await run('npm install-scripts approve bun deno && npm rebuild');
      for (const command of ['bun rslib', 'bun --bun rslib', 'deno run -A npm:@rslib/core']) {
        const { code, output } = await run(`rm -rf dist && ${command}`);
        expect([command, code, output]).toEqual([command, 0, output]);
        expect(has('dist/index.d.ts')).toBe(true);
      }
    });
  },
  TIMEOUT_MS,
);

test(
  'with Yarn PnP, types need TypeScript 6, and bundled types of a package need it unpacked',
  async () => {
    await withPackages(['@yarnpkg/cli-dist@4.18.1'], async ({ run, write }) => {
      const yarn = 'node ../node_modules/@yarnpkg/cli-dist/bin/yarn.js';
      const inProject = (script: string) => run(`cd project && ${script}`);
      const build = (config: string) => {
        write({ 'project/rslib.config.mjs': config });
        return inProject(`${yarn} rslib`);
      };
      write({
        'project/package.json': '{ "name": "my-lib", "type": "module" }',
        'project/yarn.lock': '',
        'project/.yarnrc.yml': 'nodeLinker: pnp\nenableTelemetry: false\nenableGlobalCache: false\n',
        'project/tsconfig.json':
          '{ "extends": "../tsconfig.json", "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
        'project/src/index.ts': SOURCE,
      });
      const registry = '$(npm config get registry)';
      const added = await inProject(
        `${yarn} config set npmRegistryServer "${registry}" && ${yarn} add -D @rslib/core@1.0.1 typescript@6.0.3 @microsoft/api-extractor@7 mitt@3.0.1`,
      );
      expect([added.code, added.output]).toEqual([0, added.output]);
      expect((await build(configure('{ dts: true }'))).code).toBe(0);
      const bundled = await build(BUNDLED);
      expect([bundled.code, bundled.output.includes('ENOTDIR: not a directory')]).toEqual([1, true]);
      await inProject(`${yarn} unplug mitt`);
      expect((await build(BUNDLED)).code).toBe(0);
      await inProject(`${yarn} add -D typescript@7.0.2`);
      expect((await build(configure('{ dts: true }'))).output).toContain("Cannot find module 'mitt'");
    });
  },
  TIMEOUT_MS,
);
