import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { compilePage, readHtml } from '../../test/checked-pages.ts';
import { createTestContext } from '../../test/compile-context.ts';
import { escapeFormulas } from './formulas.ts';

test.each([
  'It costs $5^ and $6, or $2^10 bytes and US$3^$.',
  'It costs $5 and **not** $10_000, or {price}.',
  'Run `echo $x^{2}$` and $PATH.',
  '```sh\n$x^{2}$\n```',
  "export const price = '$x^{2}$';",
  '$$\nx^{2}',
  'A \\$x^{2}$ sign.',
])('%j contains no formula', (source) =>
  expect(escapeFormulas(source, 'md')).toEqual({ text: source, line: undefined }),
);

test.each(['Text $x^2$.', 'Text $$(a+b)^n$$.', '> $$\n> a = b\n> $$'])(
  '%j is a formula, also without a command',
  (source) => expect(escapeFormulas(source, 'md').line).toBeGreaterThan(0),
);

test('escaping any formula keeps its number of lines and the text around it', () => {
  fc.assert(
    fc.property(fc.string(), (tail) => {
      const source = `# T\n\nText $\\frac{a}{b}$ here.\n\n${tail}`;
      const { text, line } = escapeFormulas(source, 'md');
      expect(line).toBe(3);
      expect(text.split('\n')).toHaveLength(source.split('\n').length);
      expect(text.startsWith('# T\n\nText $\\\\frac\\{a\\}\\{b\\}$ here.\n')).toBe(true);
    }),
  );
});

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

describe.each(['md', 'mdx'])('formulas in .%s', (extension) => {
  test('are shown as they are written, with one warning for the page', async () => {
    const page = await compilePage(PAGE, extension);
    const html = readHtml(page).replace(/&#?\w+;/g, (entity) => (entity === '&lt;' ? '<' : entity));
    expect(html).toContain('Energy $E = \\frac{a_1}{b} * c * d$ and <code>$x^{2}$</code>.');
    expect(html).toContain('$$\n\\begin{aligned}\n\\sum_{i=1}^{n} i \\\\\n- x < y\n\\end{aligned}\n$$');
    expect(html).toContain('<strong>$10</strong>');
    expect(page.warnings).toMatchObject([
      { rule: 'formulas', line: 3, message: expect.stringMatching(/^Formulas are not rendered/) },
    ]);
  });

  test('are MathML where there is KaTeX, with nothing lost', async () => {
    const katexFile = join(mkdtempSync(join(tmpdir(), 'quire-katex-')), 'katex.js');
    writeFileSync(katexFile, KATEX);
    const text = `${PAGE}\n> Quoted $a * b * {c}$\n>\n> $$\n> x_1\n> $$\n\n$refused$\n\nCosts $20, \`echo $b\` or US$3 and 4$.\n`;
    const page = await compilePage(text, extension, createTestContext(tmpdir(), { katexFile }));
    const html = readHtml(page).replace(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)));
    const formulas = [...html.matchAll(/MathML"([^<]*)<semantics><mtext>(.*?)<\/mtext><\/semantics>/g)].map(
      ([, before, tex]) => [before?.includes('display'), tex?.replaceAll('&lt;', '<').replaceAll('&amp;', '&')],
    );
    expect(formulas).toEqual([
      [false, 'E = \\frac{a_1}{b} * c * d'],
      [true, '\\begin{aligned} \\sum_{i=1}^{n} i \\\\ - x < y \\end{aligned}'],
      [false, 'a * b * {c}'],
      [true, 'x_1'],
    ]);
    for (const whole of [
      '<code>$x^{2}$</code>',
      '<strong>$10</strong>',
      '$refused$',
      '<code>echo $b</code> or US$3 and 4$.',
    ])
      expect(html).toContain(whole);
    expect(page.warnings).toMatchObject([
      { line: 20, message: 'The formula cannot be rendered, so its source is shown: it is refused' },
    ]);
  });
});
