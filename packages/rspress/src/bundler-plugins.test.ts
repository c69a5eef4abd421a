import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildWithReport, openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

const PLUGIN = `
exports.pluginToml = ({ unit }) => ({
  name: 'rsbuild:toml',
  setup(api) {
    api.transform({ test: /\\.toml$/ }, ({ code, addContextDependency }) => {
      const names = require('node:fs').readdirSync(__dirname + '/../../../marks').join(' ');
      addContextDependency(require('node:path').join(__dirname, '../../../marks'));
      return 'export default ' + JSON.stringify(code.trim() + unit + ' ' + names);
    });
  },
});
`;

const SITE = {
  'package.json': '{ "private": true }',
  'node_modules/@rsbuild/plugin-toml/package.json': '{ "name": "@rsbuild/plugin-toml", "main": "index.js" }',
  'node_modules/@rsbuild/plugin-toml/index.js': PLUGIN,
  'marks/one.txt': '',
  'rspress.config.ts': `
import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import fleet from 'postcss-of-none';
const ownPlugin = { postcssPlugin: 'own', Rule(rule) { if (rule.selector === '.fleet') rule.selector = '.fleet-by-tools'; } };
export default {
  title: 'Quay',
  globalStyles: 'styles/index.css',
  builderConfig: {
    tools: { postcss: (_, { addPlugins }) => addPlugins([fleet, ownPlugin]) },
    plugins: [Promise.resolve([pluginToml({ unit: 'm' }), false]), pluginTailwindcss(), { name: 'own-html', setup() {} }],
  },
};
`,
  'styles/index.css': '@import "./raw.css";\n.fleet { color: red }\n',
  'styles/raw.css':
    '@import "tailwindcss";\n@theme { --deep: 9 }\n.ship { color: blue; @apply p-2; top: --spacing(2) }\n',
  'parts/depth.toml': 'nine',
  'parts/Depth.tsx': "import depth from './depth.toml';\nexport const Depth = () => <p>deep: {depth}</p>;\n",
  'docs/index.mdx': "import { Depth } from '../parts/Depth';\n\n# Home\n\n<Depth />\n",
};

test('plugins of the bundler that compile modules run; others are reported, and so are the modules that they would have compiled', async () => {
  const dir = writeSite(SITE);
  const { outDir, read } = openOutput('bundler-plugins');
  const build = () => quire('build', dir, '--out', outDir, '--verbose');
  const { code, stderr } = await build();
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(read('index.html')).toMatch(/deep: (?:<!-- -->)?ninem one\.txt/);
  expect(stderr).toContain('builderConfig.plugins (@rsbuild/plugin-tailwindcss, own-html)');

  const sheets = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(outDir, 'assets', name), 'utf8')).join('\n');
  expect(css).toContain('.fleet-by-tools{color:red}');
  expect(css).toMatch(/\.ship\{color:\w+|\.ship\{color:#00f/);
  expect(css).not.toMatch(/@theme|@apply|--spacing\(|tailwindcss/);
  expect(stderr).toMatch(
    /! .*styles\/raw\.css\n {2}The stylesheet is written for Tailwind CSS, and nothing compiles it: @import "tailwindcss", @theme, @apply, --spacing\(\) are left out\./,
  );

  // The warning stays when nothing has to be bundled, and what a folder holds is a source too.
  expect((await build()).stderr).toContain('nothing compiles it');
  writeFileSync(join(dir, 'marks/two.txt'), '');
  expect(existsSync(join(dir, 'marks/two.txt'))).toBe(true);
  await build();
  expect(read('index.html')).toMatch(/ninem one\.txt two\.txt/);
});

test('a plugin for another version of the bundler is reported with help', async () => {
  const plugin = `exports.pluginToml = () => ({
  name: 'rsbuild:toml',
  setup(api) { api.modifyBundlerChain(() => Object.keys(undefined)); },
});`;
  const dir = writeSite({ ...SITE, 'node_modules/@rsbuild/plugin-toml/index.js': plugin });
  const { code, stderr } = await quire('build', dir, '--out', openOutput('failing-plugin').outDir);
  expect(code).toBe(1);
  expect(stderr).toContain('Cannot bundle: the package "@rsbuild/plugin-toml" fails.\nCannot convert undefined');
  expect(stderr).toContain('run "npm install -D @rsbuild/plugin-toml@latest"');
});

test('modules that browsers do not have are resolved by the fallback of the configuration', async () => {
  const { outDir, read } = openOutput('fallback');
  const dir = writeSite({
    'rspress.config.ts': `export default {
      title: 'Quay',
      builderConfig: { tools: { rspack: { resolve: { fallback: { fs: false } } } } },
    };\n`,
    'docs/index.mdx': "import { Files } from '../files.tsx';\n\n# Home\n\n<Files />\n",
    'files.tsx': [
      "import fs from 'fs';",
      "import { useState } from 'react';",
      'export function Files() {',
      "  const [count] = useState(() => fs.readdirSync?.('.').length);",
      '  return <p>{count > 0 ? "some" : "none"}</p>;',
      '}\n',
    ].join('\n'),
  });
  const { warnings } = await buildWithReport(dir, outDir);
  expect(read('index.html')).toContain('<p>some</p>');
  expect(warnings.map(({ message }) => message).join()).not.toContain('builderConfig');
});
