import { defineConfig } from '@rslib/core';
import { reportModules } from './report-modules';

export default defineConfig({
  lib: [{ format: 'esm', plugins: [reportModules()] }],
});
