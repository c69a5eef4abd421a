/** Claims that search cuts text alike on both sides: what the build counted is what a reader's browser looks for. */

import { expect, test } from './fixtures/test.ts';
import { createCutting, cutHere, TEXTS } from './fixtures/tokenizer.mjs';

test('Chromium cuts every text as Node does', async ({ page }) => {
  const here = cutHere();
  expect(here.length).toBeGreaterThan(450);
  expect(here.flat().length).toBeGreaterThan(2000);
  const there: unknown[][] = await page.evaluate(createCutting());
  expect(there.map((terms, at) => [TEXTS[at], terms])).toEqual(here.map((terms, at) => [TEXTS[at], terms]));
});
