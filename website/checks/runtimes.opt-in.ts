/** Bun, Deno, JSR and Yarn PnP, as the page about them describes builds with each. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { expect, test } from '@rstest/core';
import { configure } from './build-project.ts';
import { getSample } from './code-sample.ts';
import { withPackages } from './with-packages.ts';

const TIMEOUT_MS = 900_000;
const PAGE = 'guide/advanced/runtimes.md';
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

test(
  'JSR takes the source as it is, and a bundle that names its types',
  async () => {
    const packages = ['@rslib/core@1.0.1', 'typescript@7.0.2', '@microsoft/api-extractor@7', 'deno@2.9.6'];
    await withPackages(packages, async ({ run, write }) => {
      await run('npm install-scripts approve deno && npm rebuild');
      const jsr = getSample(PAGE, 'jsr.json');
      // What `npx jsr publish` runs, which downloads Deno by itself.
      const publish = () => run('NO_COLOR=1 deno publish --dry-run --allow-dirty');
      const formatted =
        "import { upper } from './format.ts';\nexport const greet = (name: string): string => upper(name);\n";
      write({
        'jsr.json': jsr,
        'README.md': '# my-lib\n',
        'src/index.ts': formatted,
        'src/format.ts': 'export function upper(text: string): string {\n  return text.toUpperCase();\n}\n',
        'rslib.config.ts': getSample(PAGE, 'rslib.config.ts'),
        'tsconfig.json': JSON.stringify({
          compilerOptions: {
            module: 'nodenext',
            strict: true,
            noEmit: true,
            allowImportingTsExtensions: true,
            rootDir: 'src',
          },
          include: ['src'],
        }),
      });
      const source = await publish();
      expect([source.code, source.output]).toEqual([0, expect.stringContaining('src/format.ts')]);

      write({ 'src/index.ts': `${formatted}export const split = (text: string) => text.split('');\n` });
      const untyped = await publish();
      expect([untyped.code, untyped.output]).toEqual([1, expect.stringContaining('missing-explicit-return-type')]);

      const built = await run('rslib');
      expect([built.code, built.output]).toEqual([0, built.output]);
      write({ 'jsr.json': jsr.replace('./src/index.ts', './dist/index.js').replace('"src"', '"dist"') });
      const output = await publish();
      expect([output.code, output.output]).toEqual([0, expect.stringContaining('dist/index.d.ts')]);
      expect(output.output).not.toContain('unsupported-javascript-entrypoint');
    });
  },
  TIMEOUT_MS,
);
