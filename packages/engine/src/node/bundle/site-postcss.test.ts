import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { checkSite, openOutput, quire, writeSite } from '../../../test/run-quire.ts';

/** Builds a site, and gives the text of all its stylesheets. */
async function buildStyles(files: Record<string, string>, prepare?: (dir: string) => void) {
  const { outDir, read } = openOutput('styles');
  const dir = writeSite({ 'docs/index.md': '# Home\n', ...files });
  prepare?.(dir);
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const sheets = [...read('index.html').matchAll(/<link rel="stylesheet" href="\/(?:b\/)?([^"]+)"/g)];
  return { read, css: sheets.map(([, file = '']) => read(file)).join('') };
}

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

test.each(['@tailwind base', '@import "tailwindcss/base"'])(
  "Tailwind's reset, %s, is in the layer for resets, so that it does not affect the theme; its other rules override the theme",
  async (base) => {
    const { css } = await buildStyles({
      'site.config.mjs': "export default { globalStyles: './site.css' };\n",
      'postcss.config.cjs': TAILWIND,
      'site.css': `${base};\n@tailwind utilities;\n`,
    });
    expect(css).toMatch(RESET);
    expect(css).toMatch(/\}\.of-utilities\{color:red\}/);
  },
);

test('a stylesheet names files of the public folder, and stylesheets and images on other hosts, which the policy allows', async () => {
  const { css, read } = await buildStyles({
    'site.config.mjs': "export default { base: '/b/', globalStyles: './site.css' };\n",
    'public/a/b.svg': `<svg>${'a'.repeat(20_000)}</svg>`,
    'site.css':
      '@import url("https://fonts.example/css?family=A");\n@import "//faces.example/b.css";\np { background: url("https://images.example/c.png"); mask: url(/a/b.svg) }\n',
  });
  expect(read(`assets/${/\bb\.\w+\.svg/.exec(css)}`)).toContain('<svg>');
  expect(read('_headers')).toContain("style-src 'self' faces.example https://fonts.example;");
  expect(read('_headers')).toContain(
    "font-src 'self' data: https:; connect-src 'self'; img-src 'self' data: https://images.example;",
  );
  // Browsers ignore imports after rules.
  expect(css).toMatch(/^@import[^;]+family=A[^;]*;@import[^;]+faces\.example/);
});

test('stylesheets in other languages are processed like CSS', async () => {
  const files = {
    'site.config.mjs': "export default { globalStyles: './site.less' };\n",
    'postcss.config.cjs': TAILWIND,
    'site.less': '@tailwind base;\n',
  };
  const { css } = await buildStyles(files, (dir) => {
    mkdirSync(join(dir, 'node_modules/@rsbuild'), { recursive: true });
    const less = dirname(dirname(createRequire(import.meta.url).resolve('@rsbuild/plugin-less')));
    symlinkSync(less, join(dir, 'node_modules/@rsbuild/plugin-less'));
  });
  expect(css).toMatch(RESET);
});

test('what browsers leave out of a stylesheet is reported with its place', async () => {
  const check = async (sheet: string) => {
    const { code, diagnostics } = await checkSite({
      'docs/index.md': '# Home\n',
      'site.config.mjs': "export default { globalStyles: './site.css' };\n",
      'site.css': `p { color: red }\n${sheet}\nb { color: red }\n`,
    });
    return { code, diagnostics: diagnostics.filter(({ rule }) => rule === 'bundle') };
  };
  const placed = { file: expect.stringMatching(/site\.css$/), line: 2, column: 3 };
  const late = { ...placed, severity: 'warning', message: expect.stringMatching(/^This import has no effect: /) };
  expect(await check('  @import "https://a.example/rest.css";')).toMatchObject({ code: 0, diagnostics: [late] });
  const extra = { ...placed, severity: 'error', message: 'Unexpected }' };
  expect(await check('  }')).toMatchObject({ code: 1, diagnostics: [extra] });
});
