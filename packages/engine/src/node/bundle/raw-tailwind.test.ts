import { expect, test } from '@rstest/core';
import { dropTailwind } from './raw-tailwind.ts';

test.each([
  ['an import of it', '@import "tailwindcss";\n.a { color: red }', '\n.a { color: red }', ['@import "tailwindcss"']],
  [
    'an import with a layer',
    "@import url('tailwindcss/theme.css') layer(theme);",
    '',
    ["@import url('tailwindcss/theme.css') layer(theme)"],
  ],
  ['a block', '@theme { --a: 1; } .a { b: c }', ' .a { b: c }', ['@theme']],
  ['a rule in a block', '.a { @apply p-2; color: red }', '.a {  color: red }', ['@apply']],
  ['the last rule of a block', '.a { @apply p-2 }', '.a { }', ['@apply']],
  ['a rule with blocks in it', '@utility x { &:hover { a: b } } i { c: d }', ' i { c: d }', ['@utility']],
  ['a value', '.a { width: --spacing(2); top: 0 }', '.a {  top: 0 }', ['--spacing()']],
  ['an older value', '.a { color: theme("colors.red") }', '.a { }', ['theme()']],
])('%s is left out with a warning', (_, sheet, css, removed) => {
  const result = dropTailwind(sheet);
  expect(result.css.replace(/\s+}/g, ' }')).toBe(css);
  expect(result.removed).toEqual(removed);
});

test('CSS that browsers support is not changed', () => {
  const sheet =
    '@import "./tailwind.css";\n@layer base { a:hover { color: var(--theme-color) } }\n@media print { b { c: d } }\n';
  expect(dropTailwind(sheet)).toEqual({ css: sheet, removed: [] });
});
