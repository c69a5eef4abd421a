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
