import { expect, test } from '@rstest/core';
import { generatePage } from './generate-docs.mjs';

test('a page is deterministic, differs from others, and has the expected size and code', () => {
  const page = generatePage(7);
  expect(page).toBe(generatePage(7));
  expect(page).not.toBe(generatePage(8));
  expect(Buffer.byteLength(page)).toBeGreaterThanOrEqual(5120);
  expect(Buffer.byteLength(page)).toBeLessThan(5400);
  expect(page.match(/^```\w+$/gm)).toHaveLength(6);
});

test('in the recurring corpus, code recurs on other pages, but text does not', () => {
  const listCode = (page) => page.match(/^```[\s\S]*?^```$/gm);
  const [page, other] = [7, 32].map((index) => generatePage(index, 'recurring'));
  expect(listCode(page)).toEqual(listCode(other));
  expect(page).not.toBe(other);
  expect(listCode(generatePage(8, 'recurring'))).not.toEqual(listCode(page));
  expect(listCode(generatePage(32))).not.toEqual(listCode(generatePage(7)));
});
