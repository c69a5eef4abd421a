import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'default', output: { distPath: './dist/default' } },
    {
      id: 'minified',
      output: { distPath: './dist/minified', minify: true },
    },
    {
      id: 'comments',
      output: {
        distPath: './dist/comments',
        minify: {
          js: true,
          css: false,
          jsOptions: {
            minimizerOptions: {
              mangle: false,
              minify: false,
              compress: { defaults: false, unused: true, dead_code: true, toplevel: true, directives: false },
              format: { comments: 'all' },
            },
          },
        },
      },
    },
    {
      id: 'annotations',
      output: {
        distPath: './dist/annotations',
        minify: {
          jsOptions: {
            minimizerOptions: {
              compress: { defaults: false, unused: true, dead_code: true },
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
    {
      id: 'readable',
      output: {
        distPath: './dist/readable',
        minify: {
          jsOptions: {
            minimizerOptions: {
              mangle: false,
              minify: false,
              compress: true,
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
    {
      id: 'no-console',
      performance: { removeConsole: true },
      output: { distPath: './dist/no-console' },
    },
    { id: 'off', output: { distPath: './dist/off', minify: false } },
  ],
});
