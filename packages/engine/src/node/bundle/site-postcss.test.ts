import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../../test/run-quire.ts';

const RESET = /@layer reset\{(?:(?!@layer).)*\.of-base\{color:red\}/;

/** As Tailwind 3 does it. */
const TAILWIND = `
const Once = (root, { Rule }) => {
  root.walkAtRules('tailwind', (rule) => {
    rule.before(new Rule({ selector: '.of-' + rule.params, nodes: [] }).append({ prop: 'color', value: 'red' }));
    rule.remove();
  });
};
module.exports = { plugins: [{ postcssPlugin: 'tailwind-of-tests', Once }] };
`;

test("Tailwind's reset is in the layer for resets, so that it does not affect the theme; its other rules override the theme", async () => {
  const { outDir, read } = openOutput('tailwind-reset');
  const dir = writeSite({
    'site.config.mjs': "export default { globalStyles: './site.css' };\n",
    'postcss.config.cjs': TAILWIND,
    'site.css': '@tailwind base;\n@tailwind utilities;\n',
    'docs/index.md': '# Home\n',
  });
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const sheets = [...read('index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
  const css = sheets.map(([, file = '']) => read(file)).join('');
  expect(css).toMatch(RESET);
  expect(css).toMatch(/\}\.of-utilities\{color:red\}/);
});

test('stylesheets and images on other hosts that a stylesheet of the site names are allowed by the policy', async () => {
  const { outDir, read } = openOutput('imported-styles');
  const dir = writeSite({
    'site.config.mjs': "export default { globalStyles: './site.css' };\n",
    'site.css':
      '@import url("https://fonts.example/css?family=A");\n@import "//faces.example/b.css";\np { background: url("https://images.example/c.png") }\n',
    'docs/index.md': '# Home\n',
  });
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(read('_headers')).toContain("style-src 'self' faces.example https://fonts.example;");
  expect(read('_headers')).toContain(
    "font-src 'self' data: https:; connect-src 'self'; img-src 'self' data: https://images.example;",
  );
  // Browsers ignore imports after rules.
  const [, sheet = ''] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(read('index.html')) ?? [];
  expect(read(sheet)).toMatch(/^@import[^;]+family=A[^;]*;@import[^;]+faces\.example/);
});

test('stylesheets in other languages are processed like CSS', async () => {
  const { outDir, read } = openOutput('tailwind-less');
  const dir = writeSite({
    'site.config.mjs': "export default { globalStyles: './site.less' };\n",
    'postcss.config.cjs': TAILWIND,
    'site.less': '@tailwind base;\n',
    'docs/index.md': '# Home\n',
  });
  mkdirSync(join(dir, 'node_modules/@rsbuild'), { recursive: true });
  const less = dirname(dirname(createRequire(import.meta.url).resolve('@rsbuild/plugin-less')));
  symlinkSync(less, join(dir, 'node_modules/@rsbuild/plugin-less'));
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const sheets = [...read('index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
  expect(sheets.map(([, file = '']) => read(file)).join('')).toMatch(RESET);
});
