/**
 * Claims about rest: on no page does anything move on a phone, from the first paint to its end. On a desk it is claimed
 * where each page is loaded anyway, in `pages.spec.ts`.
 */
import { findLayoutShifts, watchLayoutShifts } from './fixtures/layout-shifts.ts';
import { listRoutes } from './fixtures/routes.ts';
import { expect, open, test } from './fixtures/test.ts';

const MISSING = '/nowhere/at/all';

test.use({ allowedNoise: /status of 404/, viewport: { width: 390, height: 844 } });

for (const route of [...listRoutes(), MISSING]) {
  test(`nothing moves on ${route}`, async ({ page }) => {
    await watchLayoutShifts(page);
    await open(page, route);
    expect(await findLayoutShifts(page)).toEqual([]);
  });
}
