import { join } from 'node:path';
import { defineConfig } from '@rslib/core';
import { listLicenses } from '../../scripts/list-licenses.ts';

/** Packages whose code is in our files, each by the way to it: what a package depends on is found from that package. */
const BUNDLED = [['yaml'], ['htmlparser2'], ['htmlparser2', 'entities/decode'], ['jsonc-parser']];

export default defineConfig({
  lib: [
    {
      // Each file that Node loads costs time in each process: few, cut where the code imports dynamically.
      format: 'esm',
      syntax: 'es2023',
      dts: true,
      source: {
        entry: {
          cli: './src/node/cli/cli.ts',
          commands: './src/node/cli/commands.ts',
          index: './src/node/index.ts',
          'island-loader': './src/node/bundle/island-loader.ts',
          'missing-style-loader': './src/node/bundle/missing-style-loader.ts',
          'check-stylesheet-loader': './src/node/bundle/check-stylesheet-loader.ts',
          'raw-text-loader': './src/node/bundle/raw-text-loader.ts',
          'run-command': './src/node/cli/run-command.ts',
          'svg-component-loader': './src/node/bundle/svg-component-loader.ts',
          worker: './src/node/worker.ts',
          'build-theme': './src/node/bundle/build-theme.ts',
        },
      },
      // Module by module: a process loads what it needs of the package.
      resolve: {
        alias: {
          '@quire/client': join(import.meta.dirname, '../client/src'),
          '@quire/markdown': join(import.meta.dirname, '../markdown/src'),
        },
      },
      output: {
        target: 'node',
        distPath: './dist/node',
        // Packages of many modules, of which the build needs a part.
        autoExternal: { exclude: ['@quire/client', '@quire/markdown', '@quire/search'] },
        // Development dependencies, so that the parts that are used are in our files: a process takes 40 to 80 ms to load the
        // 74 modules of `yaml`, and 28 ms to load those of `htmlparser2`; `jsonc-parser` has none that Node can load by name.
        copy: listLicenses(BUNDLED, import.meta.filename),
      },
    },
  ],
  output: { sourceMap: false, cleanDistPath: true },
});
