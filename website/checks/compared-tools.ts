/** The tools of the comparison: the packages of each, its command, and the smallest configuration for a task. */

export interface Task {
  entry?: string;
  formats?: string[];
  dts?: boolean;
  /** One file for each source file. */
  files?: boolean;
}

export interface ComparedTool {
  packages: string[];
  command: string;
  configure: (task: Required<Task>) => Record<string, string>;
}

const quote = (value: unknown) => JSON.stringify(value);
const TYPESCRIPT_6 = 'typescript@6.0.3';

export const COMPARED_TOOLS: Record<string, ComparedTool> = {
  Rslib: {
    packages: ['@rslib/core@1.0.1', '@microsoft/api-extractor@7', 'typescript@7.0.2'],
    command: 'rslib',
    configure: ({ entry, formats, dts, files }) => ({
      'rslib.config.mjs': `export default { output: { target: 'web' }, source: { entry: { index: ${quote(files ? './src/**' : entry)} } }, lib: ${quote(
        formats.map((format, index) => ({
          format,
          bundle: !files,
          dts: dts && index === 0 && { bundle: !files },
          umdName: 'Lib',
        })),
      )} };`,
    }),
  },
  tsup: {
    packages: ['tsup@9.0.0', TYPESCRIPT_6],
    command: 'tsup',
    configure: ({ entry, formats, dts, files }) => ({
      'tsup.config.mjs': `export default ${quote({ entry: [files ? 'src/**' : entry], format: formats, dts, bundle: !files })};`,
    }),
  },
  tsdown: {
    packages: ['tsdown@0.23.7', '@tsdown/css@0.23.0', TYPESCRIPT_6],
    command: 'tsdown',
    configure: ({ entry, formats, dts, files }) => ({
      'tsdown.config.mjs': `export default ${quote({ entry: [entry], format: formats, dts, unbundle: files, globalName: 'Lib' })};`,
    }),
  },
  unbuild: {
    packages: ['unbuild@3.6.1', 'typescript@5.9.3'],
    command: 'unbuild',
    configure: ({ entry, formats, dts, files }) => ({
      'build.config.mjs': `export default ${quote({
        entries: [files ? { builder: 'mkdist', input: './src/', outDir: './dist' } : entry.replace(/\.tsx?$/, '')],
        declaration: dts,
        failOnWarn: false,
        rollup: { emitCJS: formats.includes('cjs') },
      })};`,
    }),
  },
  Vite: {
    packages: ['vite@8.4.0', 'vite-plugin-dts@5.1.2', TYPESCRIPT_6],
    command: 'vite build',
    configure: ({ entry, formats, dts, files }) => ({
      'vite.config.mjs': `import dts from 'vite-plugin-dts';\nexport default { plugins: ${dts ? '[dts()]' : '[]'}, build: ${quote(
        {
          minify: false,
          lib: { entry, name: 'Lib', formats: formats.map((format) => (format === 'esm' ? 'es' : format)) },
          rollupOptions: { output: { preserveModules: files } },
        },
      )} };`,
    }),
  },
  Rollup: {
    packages: [
      'rollup@4.68.8',
      '@rollup/plugin-typescript@12',
      '@rollup/plugin-node-resolve@16',
      '@rollup/plugin-url@8',
      'rollup-plugin-dts@6',
      'rollup-plugin-postcss@4',
      'postcss@8',
      'tslib@2',
      'typescript@5.9.3',
    ],
    command: 'rollup -c',
    configure: ({ entry, formats, dts, files }) => {
      const output = formats.map((format) => ({
        dir: 'dist',
        format: format === 'esm' ? 'es' : format,
        name: 'Lib',
        preserveModules: files,
        entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].js',
      }));
      const types = dts ? `, { input: ${quote(entry)}, plugins: [dts()], output: { dir: 'dist' } }` : '';
      return {
        'rollup.config.mjs': `import typescript from '@rollup/plugin-typescript';
import resolve from '@rollup/plugin-node-resolve';
import url from '@rollup/plugin-url';
import dts from 'rollup-plugin-dts';
import postcss from 'rollup-plugin-postcss';
export default [{ input: ${quote(entry)}, plugins: [resolve(), typescript(), postcss({ extract: true }), url()], output: ${quote(output)} }${types}];`,
      };
    },
  },
  tsc: { packages: ['typescript@7.0.2'], command: 'tsc', configure: () => ({}) },
  bunchee: { packages: ['bunchee@7.1.0', TYPESCRIPT_6], command: 'bunchee', configure: () => ({}) },
};
