import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { escapeFormulas } from './formulas.ts';

test.each([
  'It costs $5 and **not** $10_000, or {price}.',
  'Run `echo $x^{2}$` and $PATH.',
  '```sh\n$x^{2}$\n```',
  "export const price = '$x^{2}$';",
  '$$\nx^{2}',
  'A \\$x^{2}$ sign.',
])('%j contains no formula', (source) => expect(escapeFormulas(source)).toEqual({ text: source, line: undefined }));

test('escaping any formula keeps its number of lines and the text around it', () => {
  fc.assert(
    fc.property(fc.string(), (tail) => {
      const source = `# T\n\nText $\\frac{a}{b}$ here.\n\n${tail}`;
      const { text, line } = escapeFormulas(source);
      expect(line).toBe(3);
      expect(text.split('\n')).toHaveLength(source.split('\n').length);
      expect(text.startsWith('# T\n\nText $\\\\frac\\{a\\}\\{b\\}$ here.\n')).toBe(true);
    }),
  );
});
