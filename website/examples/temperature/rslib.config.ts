import { defineConfig, type LibConfig } from '@rslib/core';

interface Choices {
  syntax: 'esnext' | 'es5';
  minify: true | undefined;
}

/** ESM and CJS in both modes, and UMD. */
function createItems({ syntax, minify }: Choices): LibConfig[] {
  const isDefault = syntax === 'esnext' && !minify;
  const folder = `dist/${isDefault ? '' : `${syntax}${minify ? '-min' : ''}/`}`;
  const bundled = { distPath: `${folder}bundle`, minify };
  const files = { distPath: `${folder}bundleless`, minify };
  return [
    { format: 'esm', syntax, dts: isDefault && { bundle: true }, output: bundled },
    { format: 'cjs', syntax, output: bundled },
    { format: 'esm', syntax, bundle: false, dts: isDefault, output: files },
    { format: 'cjs', syntax, bundle: false, output: files },
    {
      format: 'umd',
      syntax,
      umdName: 'Thermometer',
      output: { ...bundled, target: 'web', filename: { js: '[name].umd.js' } },
    },
  ];
}

export default defineConfig({
  lib: [
    ...createItems({ syntax: 'esnext', minify: undefined }),
    ...createItems({ syntax: 'es5', minify: undefined }),
    ...createItems({ syntax: 'esnext', minify: true }),
    ...createItems({ syntax: 'es5', minify: true }),
  ],
});
