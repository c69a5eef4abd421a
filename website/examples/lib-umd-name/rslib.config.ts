import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'plain',
      format: 'umd',
      umdName: 'MyLib',
      output: { distPath: 'dist/plain' },
    },
    {
      id: 'nested',
      format: 'umd',
      umdName: ['Company', 'charts'],
      output: { distPath: 'dist/nested' },
    },
    {
      id: 'object',
      format: 'umd',
      umdName: { root: 'MyLib', amd: 'my-lib', commonjs: 'my-lib' },
      output: { distPath: 'dist/object' },
    },
    {
      id: 'unnamed',
      format: 'umd',
      output: { distPath: 'dist/unnamed' },
    },
  ],
});
