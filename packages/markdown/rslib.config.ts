import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from '@rslib/core';

const require = createRequire(import.meta.url);
const htmlparser2 = require.resolve('htmlparser2');

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2023',
      dts: true,
      source: {
        entry: {
          index: './src/index.ts',
          'code/index': './src/code/index.ts',
          'diagnostics/index': './src/diagnostics/index.ts',
          'fields/index': './src/fields/index.ts',
          'files/index': './src/files/index.ts',
          'html/index': './src/html/index.ts',
        },
      },
      output: {
        target: 'node',
        // Development dependencies, so that only the parts that are used are bundled.
        copy: [
          { from: join(dirname(require.resolve('yaml/package.json')), 'LICENSE'), to: 'yaml.LICENSE' },
          { from: join(dirname(htmlparser2), '../LICENSE'), to: 'htmlparser2.LICENSE' },
          {
            from: join(dirname(createRequire(htmlparser2).resolve('entities/decode')), '../LICENSE'),
            to: 'entities.LICENSE',
          },
        ],
      },
    },
    {
      // Modules that browsers use too are separate files.
      format: 'esm',
      syntax: 'es2023',
      bundle: false,
      source: { entry: { index: ['./src/escape-pattern.ts', './src/identifier.ts', './src/percent-decoding.ts'] } },
      output: { target: 'web' },
    },
  ],
  output: { sourceMap: false, cleanDistPath: true },
});
