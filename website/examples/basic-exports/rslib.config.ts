import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defineConfig } from '@rslib/core';

const utils = readdirSync(join(import.meta.dirname, 'src/utils')).map((file) => parse(file).name);

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      ...Object.fromEntries(utils.map((name) => [`utils/${name}`, `./src/utils/${name}.ts`])),
    },
  },
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
