import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';

export default [
  {
    input: 'src/index.ts',
    external: ['picocolors', /^node:/],
    plugins: [
      resolve(),
      commonjs(),
      json(),
      replace({ preventAssignment: true, __VERSION__: JSON.stringify('1.0.0') }),
      typescript(),
    ],
    output: [
      { file: 'dist/index.js', format: 'es' },
      { file: 'dist/index.cjs', format: 'cjs' },
    ],
  },
  {
    input: 'src/index.ts',
    external: ['picocolors', /^node:/],
    plugins: [resolve(), dts({ respectExternal: true })],
    output: { file: 'dist/index.d.ts' },
  },
];
