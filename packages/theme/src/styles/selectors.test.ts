/** Claims about the selectors of the theme: what an added element costs does not grow with the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';

const ROOT = join(import.meta.dirname, '..');

/** The selectors of a stylesheet, those of nested rules as they are written. */
function listSelectors(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...rules].map(([, selector = '']) => selector.trim()).filter((selector) => !selector.startsWith('@'));
}

/** With it, browsers style every element again wherever one is added: a change below `:has()` may concern any. */
function concernsAll(selector: string): boolean {
  return /:has\(/.test(selector) && /[\s>+~]\*$/.test(selector);
}

test('no rule with :has() applies to every element', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const found = files.flatMap((file) =>
    listSelectors(readFileSync(join(ROOT, file), 'utf8'))
      .filter(concernsAll)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
  expect(listSelectors('.a { & > .b:has(c) ~ * { color: red } }').filter(concernsAll)).toHaveLength(1);
});

test('no stylesheet of the search dialog sets a variable on the root, which would restyle all elements', () => {
  const files = readdirSync(join(ROOT, 'search')).filter(
    (file) => file.endsWith('.css') && !['search-button.css', 'found.css'].includes(file),
  );
  const setsForAll = (file: string) =>
    /(:root|html)[^{}]*\{[^{}]*--[\w-]+:/.test(readFileSync(join(ROOT, 'search', file), 'utf8'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter(setsForAll)).toEqual([]);
  expect(setsForAll('search-button.css')).toBe(true);
});
