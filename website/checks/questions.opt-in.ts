/** What the pages answer about packages that are not installed here, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { expect, test } from '@rstest/core';
import { configure } from './build-project.ts';
import { getSample } from './code-sample.ts';
import { generateLibrary } from './generate-library.ts';
import { withPackages } from './with-packages.ts';

const TIMEOUT_MS = 900_000;
const RSLIB = '@rslib/core@1.0.1';

test(
  'a process for types that runs out of memory leaves a build that reports success, without types',
  async () => {
    await withPackages([RSLIB, 'typescript@6.0.3'], async ({ run, has, folder, write }) => {
      generateLibrary(folder);
      write({ 'rslib.config.mjs': configure('{ dts: true }') });
      const killed = await run('NODE_OPTIONS=--max-old-space-size=100 rslib');
      expect(killed.output).toContain('JavaScript heap out of memory');
      expect([killed.code, has('dist/index.js'), has('dist/index.d.ts')]).toEqual([0, true, false]);
      const enough = await run('NODE_OPTIONS=--max-old-space-size=1024 rslib');
      expect([enough.code, has('dist/index.d.ts')]).toEqual([0, true]);
    });
  },
  TIMEOUT_MS,
);

/** What happens with each plugin, as the table of the page says. */
const WEBPACK_PLUGINS: [plugin: string, source: string, works: boolean][] = [
  ['circular-dependency-plugin', "import Plugin from 'circular-dependency-plugin'; const plugin = new Plugin();", true],
  ['DefinePlugin', "import webpack from 'webpack'; const plugin = new webpack.DefinePlugin({ A: '1' });", false],
  ['ProvidePlugin', "import webpack from 'webpack'; const plugin = new webpack.ProvidePlugin({ a: 'a' });", false],
  ['BannerPlugin', "import webpack from 'webpack'; const plugin = new webpack.BannerPlugin('a');", false],
  [
    'copy-webpack-plugin',
    "import Copy from 'copy-webpack-plugin'; const plugin = new Copy({ patterns: [{ from: 'tsconfig.json' }] });",
    false,
  ],
];

test(
  'the plugins of webpack that the page lists work, or fail, as it says; so do loaders',
  async () => {
    const packages = [
      'webpack@5.113.0',
      'circular-dependency-plugin@5',
      'copy-webpack-plugin@14',
      'license-webpack-plugin@4',
    ];
    const loaders = ['yaml-loader@0.9', 'graphql-tag@2', 'graphql@16', 'unplugin-auto-import@21', 'mitt@3.0.1'];
    await withPackages([RSLIB, 'typescript@7.0.2', ...packages, ...loaders], async ({ run, write, read }) => {
      for (const [name, source, works] of WEBPACK_PLUGINS) {
        const item = '{ tools: { rspack: (_, { appendPlugins }) => appendPlugins(plugin) } }';
        write({ 'rslib.config.mjs': `${source}\n${configure(item)}` });
        expect([name, (await run('rslib')).code]).toEqual([name, works ? 0 : 1]);
      }
      write({
        ...{ 'src/index.ts': "import mitt from 'mitt';\nexport const bus = mitt();\n" },
        'rslib.config.mjs': getSample('guide/faq/output.md', 'rslib.config.ts', 1),
      });
      expect((await run('rslib')).code).toBe(0);
      expect(read('dist/THIRD-PARTY-LICENSES.txt')).toContain('Permission is hereby granted');
      write({
        'src/index.js':
          "export { default as data } from './data.yml';\nexport { default as query } from './q.graphql';\n",
        'src/data.yml': 'a: 1\n',
        'src/q.graphql': 'query Q { a }\n',
        'rslib.config.mjs': configure(
          "{ source: { entry: { index: './src/index.js' } }, tools: { rspack: (_, { addRules }) => addRules([{ test: /\\.ya?ml$/, loader: 'yaml-loader' }, { test: /\\.graphql$/, loader: 'graphql-tag/loader' }]) } }",
        ),
      });
      expect((await run('rslib')).code).toBe(0);
      expect(read('dist/index.js')).toContain('__webpack_require__');
      write({
        'src/index.ts': 'export const count = ref(1);\n',
        'rslib.config.mjs':
          "import AutoImport from 'unplugin-auto-import/rspack';\nimport { defineConfig } from '@rslib/core';\nexport default defineConfig({ tools: { rspack: { plugins: [AutoImport({ imports: ['vue'], dts: false })] } } });\n",
      });
      expect((await run('rslib')).output).toContain("Can't resolve 'vue'");
    });
  },
  TIMEOUT_MS,
);

test(
  'TypeDoc writes HTML and Markdown, needs TypeScript 6, and API Extractor fails on a changed signature only',
  async () => {
    const packages = ['typedoc@0.28', 'typedoc-plugin-markdown@4', '@microsoft/api-extractor@7'];
    await withPackages([RSLIB, 'typescript@6.0.3', ...packages], async ({ run, write, has }) => {
      write({
        'src/index.ts': getSample('guide/advanced/api-docs.md', 'src/index.ts'),
        'api-extractor.json': getSample('guide/advanced/api-docs.md', 'api-extractor.json'),
        'rslib.config.mjs': configure('{ dts: true }'),
      });
      const html = await run('typedoc src/index.ts');
      const markdown = await run('typedoc --plugin typedoc-plugin-markdown --out docs/api src/index.ts');
      expect([html.code, markdown.code, has('docs/api/functions/sum.md')]).toEqual([0, 0, true]);
      const review = await run('mkdir -p etc && rslib && api-extractor run --local && api-extractor run');
      expect([review.code, has('etc/my-lib.api.md')]).toEqual([0, true]);
      write({ 'src/index.ts': 'export function sum(a: number): number {\n  return a;\n}\n' });
      expect((await run('rslib && api-extractor run')).code).toBe(1);
      await run('npm install -D --no-audit --no-fund --legacy-peer-deps typescript@7.0.2');
      expect((await run('typedoc src/index.ts')).code).not.toBe(0);
    });
  },
  TIMEOUT_MS,
);

test(
  'Emotion and styled-components stay imports; vanilla-extract makes a stylesheet in bundle mode, and fails in bundleless mode',
  async () => {
    const packages = ['react@19', '@types/react@19', '@rsbuild/plugin-react@2.1.1', '@emotion/react@11.14.0'];
    const styles = ['styled-components@6', '@vanilla-extract/css@1', '@vanilla-extract/webpack-plugin@2', 'webpack@5'];
    await withPackages([RSLIB, 'typescript@6.0.3', ...packages, ...styles], async ({ run, write, read }) => {
      write({
        'src/box.tsx': "export const Box = () => <div css={{ color: 'red' }} />;\n",
        'src/env.d.ts': '/// <reference types="@emotion/react/types/css-prop" />\n',
        'src/index.ts':
          "export { Box } from './box';\nimport { styled } from 'styled-components';\nexport const Button = styled.button`color: red;`;\n",
        'rslib.config.mjs': getSample('guide/advanced/css-in-js.md', 'rslib.config.ts'),
      });
      const runtime = await run('rslib --no-dts');
      expect([runtime.code, runtime.output]).toEqual([0, runtime.output]);
      expect(read('dist/box.js')).toContain('from "@emotion/react/jsx-runtime"');
      expect(read('dist/index.js')).toContain('from "styled-components"');
      const extract = getSample('guide/advanced/css-in-js.md', 'rslib.config.ts', 2);
      write({
        'src/button.css.ts':
          "import { style } from '@vanilla-extract/css';\nexport const button = style({ color: 'red' });\n",
        'src/index.ts': "export { button } from './button.css';\n",
        'rslib.config.mjs': extract,
      });
      expect((await run('rslib --no-dts')).code).toBe(0);
      expect(read('dist/index.css')).toContain('color: red');
      expect(read('dist/index.js')).not.toContain('style(');
      const separate = await run("rm -rf node_modules/.cache && rslib --no-dts --no-bundle --entry 'src/**'");
      expect([separate.code, separate.output.includes("Can't resolve './extracted.css'")]).toEqual([1, true]);
    });
  },
  TIMEOUT_MS,
);
