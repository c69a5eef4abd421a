import { expect, test } from '@rstest/core';
import { parse } from 'postcss';
import { dropTailwind } from './raw-tailwind.ts';

test.each([
  ['an import of it', '@import "tailwindcss";\n.a { color: red }', '.a { color: red }', ['@import "tailwindcss"']],
  [
    'an import with a layer',
    "@import url('tailwindcss/a.css') layer(b);",
    '',
    ["@import url('tailwindcss/a.css') layer(b)"],
  ],
  ['a block', '@theme { --a: 1; } .a { b: c }', '.a { b: c }', ['@theme']],
  ['a rule in a block', '.a { @apply p-2; color: red }', '.a { color: red }', ['@apply']],
  ['a value', '.a { width: --spacing(2); top: 0 }', '.a { top: 0 }', ['--spacing()']],
  ['an older value', '.a { color: theme("colors.red") }', '.a { }', ['theme()']],
])('%s is left out with a warning', (_, sheet, css, removed) => {
  const root = parse(sheet);
  expect(dropTailwind(root)).toEqual(removed);
  expect(root.toString().replace(/\s+/g, ' ').trim()).toBe(css);
});

test('CSS that browsers support is not changed', () => {
  const sheet =
    '@import "./tailwind.css";\n@layer base { a:hover { color: var(--theme-color) } }\n@media print { b { c: d } }\n';
  expect(dropTailwind(parse(sheet))).toEqual([]);
});
