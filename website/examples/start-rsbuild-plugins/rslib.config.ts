import { defineConfig } from '@rslib/core';
import { pluginBuildInfo } from './plugin-build-info';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [pluginBuildInfo()],
});
