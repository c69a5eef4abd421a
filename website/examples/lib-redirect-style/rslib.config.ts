import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  plugins: [pluginLess()],
  output: { target: 'web' },
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'path-off',
      redirect: { style: { path: false } },
      output: { distPath: 'dist/path-off' },
    },
    {
      id: 'extension-off',
      redirect: { style: { extension: false } },
      output: { distPath: 'dist/extension-off' },
    },
  ],
});
