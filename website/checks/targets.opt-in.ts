/** What the page about other targets says of React Native and Electron. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { expect, test } from '@rstest/core';
import { configure } from './build-project.ts';
import { getSample } from './code-sample.ts';
import { withPackages } from './with-packages.ts';

const TIMEOUT_MS = 900_000;
const PAGE = 'guide/solution/targets.md';
const REACT_NATIVE = [
  '@rslib/core@1.0.1',
  '@rsbuild/plugin-react@2.1.1',
  'typescript@6.0.3',
  'react@19',
  '@types/react@19',
  'react-native@0.86.3',
  '@react-native/metro-config@0.86.3',
  '@react-native/babel-preset@0.86.3',
  'metro@0.84.6',
];
const NATIVE_CONFIG = `import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';
export default defineConfig({
  lib: [{ format: 'esm', bundle: false, dts: true }],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
`;

test(
  'Metro takes the file of its platform from a React Native library, and types need the endings of the files',
  async () => {
    await withPackages(REACT_NATIVE, async ({ run, read, write }) => {
      write({
        'rslib.config.mjs': NATIVE_CONFIG,
        'src/index.ts': "export { label } from './label';\nexport { Title } from './title';\n",
        'src/label.ios.ts': "export const label: string = 'label for ios';\n",
        'src/label.android.ts': "export const label: string = 'label for android';\n",
        'src/title.tsx':
          "import { Text } from 'react-native';\nexport const Title = ({ text }: { text: string }) => <Text>{text}</Text>;\n",
      });
      const untold = await run('rslib');
      expect([untold.code, untold.output]).toEqual([1, expect.stringContaining("Cannot find module './label'")]);

      const { compilerOptions, ...rest } = JSON.parse(read('tsconfig.json'));
      Object.assign(compilerOptions, JSON.parse(getSample(PAGE, 'tsconfig.json')).compilerOptions);
      write({ 'tsconfig.json': JSON.stringify({ compilerOptions, ...rest }) });
      const built = await run('rslib');
      expect([built.code, built.output]).toEqual([0, built.output]);
      expect(read('dist/index.js')).toBe('export { label } from "./label";\nexport { Title } from "./title.js";\n');

      write({
        'metro.config.cjs': "module.exports = require('@react-native/metro-config').getDefaultConfig(__dirname);\n",
        'babel.config.cjs': "module.exports = { presets: ['module:@react-native/babel-preset'] };\n",
        'app.js': "import { label, Title } from './dist/index.js';\nconsole.log(label, Title);\n",
      });
      for (const [platform, other] of [
        ['ios', 'android'],
        ['android', 'ios'],
      ]) {
        const bundled = await run(
          `metro build app.js --platform ${platform} --out ${platform} --config metro.config.cjs`,
        );
        expect([bundled.code, bundled.output]).toEqual([0, bundled.output]);
        const app = read(`${platform}.js`);
        expect([app.includes(`label for ${platform}`), app.includes(`label for ${other}`)]).toEqual([true, false]);
      }
    });
  },
  TIMEOUT_MS,
);

test(
  'Electron stays external in a main process and in a preload script that holds its dependencies',
  async () => {
    await withPackages(['@rslib/core@1.0.1', 'typescript@7.0.2', 'mitt@3.0.1'], async ({ run, read, write }) => {
      write({
        'rslib.config.mjs': configure(
          "{ id: 'main', format: 'esm', source: { entry: { main: './src/main.ts' } }, output: { target: 'node', externals: ['electron'] } }",
          "{ id: 'preload', format: 'cjs', source: { entry: { preload: './src/preload.ts' } }, output: { target: 'node', autoExternal: false, externals: ['electron'] } }",
        ),
        'src/main.ts': "import { app } from 'electron';\nawait app.whenReady();\n",
        'src/preload.ts':
          "import { contextBridge } from 'electron';\nimport mitt from 'mitt';\ncontextBridge.exposeInMainWorld('bus', mitt());\n",
      });
      const built = await run('rslib');
      expect([built.code, built.output]).toEqual([0, built.output]);
      expect(read('dist/main.js')).toContain('import { app } from "electron";');
      expect([...read('dist/preload.cjs').matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name)).toEqual([
        'electron',
      ]);
    });
  },
  TIMEOUT_MS,
);
