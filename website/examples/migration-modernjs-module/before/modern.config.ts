import { moduleTools, defineConfig } from '@modern-js/module-tools';

export default defineConfig({
  plugins: [moduleTools()],
  buildConfig: [
    {
      buildType: 'bundleless',
      format: 'esm',
      target: 'es2020',
      outDir: './dist/es',
      dts: { distPath: './' },
    },
    {
      buildType: 'bundle',
      format: 'cjs',
      target: 'es2020',
      outDir: './dist/lib',
      dts: false,
      autoExternal: { dependencies: true, peerDependencies: true },
      externals: ['react'],
      style: { inject: false },
    },
  ],
});
