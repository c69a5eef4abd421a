import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildOutput, openOutput, quireAlone, writeSite } from '../../../test/run-quire.ts';

test('the Markdown version has formulas as they are written, whatever MDX would read in them', async () => {
  const page =
    '# Sums\n\nWith $f(x) = {1 \\over 2}$.\n\n$$\nf(x) = \\begin{cases} 1 & x < y \\\\ {- {0} & z\n$$\n\n[Home](./index.mdx)\n';
  const { read } = await buildOutput({ 'docs/index.mdx': page });
  expect(read('index.md')).toContain(page.slice(page.indexOf('With'), page.indexOf('[Home]')));
});

/** In the place of KaTeX. */
const KATEX = "exports.renderToString = (tex) => '<math><semantics><mtext>' + tex + '</mtext></semantics></math>';\n";

test('another version of KaTeX renders the formulas of an unchanged site again', async () => {
  const { outDir, read } = openOutput('formulas-again');
  const files = {
    'docs/index.md': '# Home\n\n$x_1$\n',
    'node_modules/katex/package.json': '{ "name": "katex", "version": "1.0.0", "main": "dist/katex.js" }',
    'node_modules/katex/dist/katex.js': KATEX,
    'site.config.mjs': 'export default { markdown: { formulas: true } };',
  };
  const dir = writeSite(files);
  await quireAlone('build', dir, '--out', outDir);
  expect(read('index.html')).toContain('<mtext>x_1');
  writeFileSync(join(dir, 'node_modules/katex/dist/katex.js'), KATEX.replaceAll('mtext>', 'mi>'));
  await quireAlone('build', dir, '--out', outDir);
  expect(read('index.html')).toContain('<mi>x_1');
});
