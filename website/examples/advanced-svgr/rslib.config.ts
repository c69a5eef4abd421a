import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact(), pluginSvgr()],
  output: { target: 'web' },
});
