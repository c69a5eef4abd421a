// #region plugin
import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const minifyCjs: RsbuildPlugin = {
  name: 'example:minify-cjs',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      name === 'cjs'
        ? mergeEnvironmentConfig(config, { output: { minify: true } })
        : config,
    );
  },
};

export default defineConfig({
  plugins: [minifyCjs],
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
// #endregion plugin
