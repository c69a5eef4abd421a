import { expect, test } from '@rstest/core';
import { generatePage } from './generate-docs.mjs';

test('a page is the same each time, differs from others, and has its weight and code', () => {
  const page = generatePage(7);
  expect(page).toBe(generatePage(7));
  expect(page).not.toBe(generatePage(8));
  expect(Buffer.byteLength(page)).toBeGreaterThanOrEqual(5120);
  expect(Buffer.byteLength(page)).toBeLessThan(5400);
  expect(page.match(/^```\w+$/gm)).toHaveLength(6);
});

test('code recurs from page to page where it should, and the words around it do not', () => {
  const listCode = (page) => page.match(/^```[\s\S]*?^```$/gm);
  const [page, other] = [7, 32].map((index) => generatePage(index, 'recurring'));
  expect(listCode(page)).toEqual(listCode(other));
  expect(page).not.toBe(other);
  expect(listCode(generatePage(8, 'recurring'))).not.toEqual(listCode(page));
  expect(listCode(generatePage(32))).not.toEqual(listCode(generatePage(7)));
});
