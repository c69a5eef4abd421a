import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  server: { port: 3001 },
  lib: [
    {
      format: 'mf',
      output: {
        distPath: './dist/mf',
        assetPrefix: 'auto',
      },
      plugins: [
        pluginModuleFederation({
          name: 'counter',
          exposes: {
            '.': './src/index.tsx',
          },
          shared: {
            react: { singleton: true },
            'react-dom': { singleton: true },
          },
          library: { type: 'module' },
        }),
      ],
    },
  ],
});
