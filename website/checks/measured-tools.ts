/** The tools whose build times the introduction compares: how each is installed, configured and run for the same task. */

export interface Tool {
  packageName: string;
  script: string;
  configName: string;
  config: string;
  typescript: string;
}

const [TYPESCRIPT_5, TYPESCRIPT_6] = ['5.9.3', '6.0.3'];
const FORMATS = "entry: ['src/index.ts'], format: ['esm', 'cjs'], target: 'es2022', dts: false";
export const TOOLS: Record<string, Tool> = {
  Rslib: {
    packageName: '@rslib/core',
    script: 'rslib',
    configName: 'rslib.config.mjs',
    config: "export default { lib: [{ format: 'esm', syntax: 'es2022' }, { format: 'cjs', syntax: 'es2022' }] };",
    typescript: TYPESCRIPT_6,
  },
  Vite: {
    packageName: 'vite',
    script: 'vite build',
    configName: 'vite.config.mjs',
    config:
      "export default { build: { target: 'es2022', minify: false, lib: { entry: 'src/index.ts', formats: ['es', 'cjs'] } } };",
    typescript: TYPESCRIPT_6,
  },
  tsdown: {
    packageName: 'tsdown',
    script: 'tsdown',
    configName: 'tsdown.config.mjs',
    config: `export default { ${FORMATS} };`,
    typescript: TYPESCRIPT_6,
  },
  tsup: {
    packageName: 'tsup',
    script: 'tsup',
    configName: 'tsup.config.mjs',
    config: `export default { ${FORMATS}, clean: true };`,
    typescript: TYPESCRIPT_5,
  },
  unbuild: {
    packageName: 'unbuild',
    script: 'unbuild',
    configName: 'build.config.mjs',
    config:
      "export default { entries: ['src/index'], declaration: false, rollup: { emitCJS: true, esbuild: { target: 'es2022' } } };",
    typescript: TYPESCRIPT_5,
  },
};
