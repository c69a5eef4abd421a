import { defineConfig } from '@rslib/core';

const license = '/*! example v1.0.0 | MIT */';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'banner',
      dts: true,
      banner: {
        js: license,
        css: license,
        dts: '/// <reference lib="dom" />',
      },
      output: { distPath: 'dist/banner' },
    },
    {
      id: 'footer',
      dts: true,
      footer: {
        js: '// end of file',
        css: '/* end of file */',
        dts: 'declare global { interface Window { example?: string } }',
      },
      output: { distPath: 'dist/footer' },
    },
    {
      id: 'bundleless',
      bundle: false,
      banner: { js: license, css: license },
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
