/** Claims about parts that only pages of one type have, whose code comes with the first of them. */
import { FIRST, followTo } from '../fixtures/pages.ts';
import { expect, open, test } from '../fixtures/test.ts';

test.use({ firstVisit: true });

for (const [pageType, path, part] of [
  ['home', '/', 'main h1'],
  ['overview', '/config/', 'main input[type=search]'],
] as const) {
  test(`a visitor of a text who goes to the page of type ${pageType} sees it whole from its first frame on`, async ({
    page,
  }) => {
    await open(page, FIRST.path);
    await followTo(page, path);
    const isWhole = await page.evaluate(
      async ({ shown, within }) => {
        for (let frame = 0; frame < 600 && !document.querySelector(shown); frame++)
          await new Promise(requestAnimationFrame);
        return document.querySelector(`${shown} ${within}`) !== null;
      },
      { shown: `[data-page-type=${pageType}]`, within: part },
    );
    expect(isWhole).toBe(true);
  });
}
