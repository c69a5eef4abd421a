/** Contract tests for satteri's undocumented output: if an upgrade breaks them, adapt `satteri-output.ts`. */
import { expect, test } from '@rstest/core';
import { mdxToJs } from 'satteri';
import { declareArgument, findMissingComponents, getOwnScript, MDX_OUTPUT, readSyntaxFault } from './satteri-output.ts';

const compile = (text: string) => mdxToJs(text, MDX_OUTPUT).code;
const run = (code: string, values: object) =>
  new Function(code)({ jsx: () => 0, jsxs: () => 0, Fragment: '', ...values });

function findFault(text: string) {
  try {
    compile(text);
  } catch (error) {
    return readSyntaxFault(error);
  }
  return undefined;
}

test('satteri guards each undeclared component, including members and those in expressions', () => {
  const text =
    "import { Own } from 'x';\n\nexport const Declared = () => null;\n\n<Own /> <Declared /> <Box />\n\n{[<parts.Inner key={1} />, <Box />]}\n";
  expect(findMissingComponents(compile(text)).sort()).toEqual(['Box', 'parts']);
  expect(findMissingComponents(compile('# Static text'))).toEqual([]);
});

test('satteri collapses static content to HTML in one component', () => {
  expect(compile('A *b*.\n')).toContain('_jsx(QuireStatic, { html: "<p>A <em>b</em>.</p>" })');
});

test('satteri reads imports from the function arguments, on separate lines', () => {
  const script = getOwnScript(compile("import { used, unused } from 'quire';\n\n{used} 'unused' \"unused\"\n"));
  expect(script).toMatch(/\bused\b/);
  expect(script).not.toMatch(/\bunused\b/);
});

test('a name can be declared before all generated code', () => {
  const code = declareArgument(compile('export const double = value * 2;\n'), 'value');
  expect(run(code, { value: 21 })).toMatchObject({ double: 42 });
});

test.each([
  ['an expression', 'a\n\nb {c d}\n', { line: 3, kind: 'expression' }],
  ['a tag', 'a\n\nb <c\n', { line: 3, kind: 'tag' }],
  ['an import', 'a\n\nimport b from\n', { line: 3, kind: 'statement' }],
])('the errors of satteri include the position of %s', (_, text, expected) => {
  const fault = findFault(text);
  expect(fault).toMatchObject({ ...expected, column: expect.any(Number) });
  expect(fault?.message).not.toMatch(/\boxc\b|\([\w:-]+\)$|^\d+:/);
});
