import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openOutput, quire, quireAlone, writeSite } from '../../../test/run-quire.ts';

const PAGE = `# Sums

Energy $E = \\frac{a_1}{b} * c * d$ and \`$x^{2}$\`.

$$
\\begin{aligned}
\\sum_{i=1}^{n} i \\\\
- x < y
\\end{aligned}
$$

Prices: $5 and **$10**.
`;

test('the source of formulas is shown, in both formats, with one warning for each page', async () => {
  const { outDir, read } = openOutput('formulas');
  const dir = writeSite({ 'docs/index.mdx': PAGE, 'docs/plain.md': PAGE });
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  for (const file of ['index.html', 'plain.html']) {
    const html = read(file).replace(/&#?\w+;/g, (entity) => (entity === '&lt;' ? '<' : entity));
    expect(html).toContain('Energy $E = \\frac{a_1}{b} * c * d$ and <code>$x^{2}$</code>.');
    expect(html).toContain('$$\n\\begin{aligned}\n\\sum_{i=1}^{n} i \\\\\n- x < y\n\\end{aligned}\n$$');
    expect(html).toContain('<strong>$10</strong>');
  }
  expect(stderr.match(/\[formulas\]/g)).toHaveLength(2);
  expect(stderr).toMatch(/index\.mdx:3\n {2}Formulas are not rendered/);
});

/** In the place of KaTeX: what it gives of a formula, as far as it matters to a page. */
const KATEX = `exports.renderToString = (tex, { displayMode, output }) => {
  if (tex.includes('refused')) throw new Error('it is refused');
  if (output !== 'mathml') throw new Error('not MathML');
  const text = tex.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const math = '<math xmlns="http://www.w3.org/1998/Math/MathML"' + (displayMode ? ' display="block"' : '') + '>';
  return '<span class="katex">' + math + '<semantics><mtext>' + text + '</mtext>'
    + '<annotation encoding="application/x-tex">' + text + '</annotation></semantics></math></span>';
};
`;

test('formulas are MathML where the site asks for it, in both formats, with nothing lost', async () => {
  const { outDir, read } = openOutput('formulas-rendered');
  const page = `${PAGE}\n> Quoted $a * b * {c}$\n>\n> $$\n> x_1\n> $$\n\n$refused$\n`;
  const dir = writeSite({
    'docs/index.mdx': page,
    'docs/plain.md': page,
    'node_modules/katex/package.json': '{ "name": "katex", "version": "1.0.0", "main": "dist/katex.js" }',
    'node_modules/katex/dist/katex.js': KATEX,
    'site.config.mjs': 'export default { markdown: { formulas: true } };',
  });
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  for (const file of ['index.html', 'plain.html']) {
    const html = read(file).replace(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)));
    const formulas = [
      ...html.matchAll(/<math[^>]*?( display="block")?><semantics><mtext>(.*?)<\/mtext><\/semantics><\/math>/gs),
    ];
    expect(
      formulas.map(([, display, tex]) => [
        display !== undefined,
        tex?.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
      ]),
    ).toEqual([
      [false, 'E = \\frac{a_1}{b} * c * d'],
      [true, '\\begin{aligned} \\sum_{i=1}^{n} i \\\\ - x < y \\end{aligned}'],
      [false, 'a * b * {c}'],
      [true, 'x_1'],
    ]);
    expect(html).toContain('<code>$x^{2}$</code>');
    expect(html).toContain('<strong>$10</strong>');
    expect(html).toContain('$refused$');
  }
  expect(stderr).toMatch(
    /plain\.md:20\n {2}The formula cannot be rendered, so its source is shown: it is refused \[formulas\]/,
  );
});

test('the Markdown version has formulas as they are written, whatever MDX would read in them', async () => {
  const { outDir, read } = openOutput('formulas-markdown');
  const page =
    '# Sums\n\nWith $f(x) = {1 \\over 2}$.\n\n$$\nf(x) = \\begin{cases} 1 & x < y \\\\ {- {0} & z\n$$\n\n[Home](./index.mdx)\n';
  const dir = writeSite({ 'docs/index.mdx': page });
  expect(await quire('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
  expect(read('index.md')).toContain(page.slice(page.indexOf('With'), page.indexOf('[Home]')));
});

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
