/**
 * Claims about rest: on no page does anything move on a phone, from the first paint to its end. Each page is opened in one
 * of its languages, by turns: what they have in common is the layout. On a desk it is claimed where each page is loaded
 * anyway, in `pages.spec.ts`, in both languages and by a browser that has nothing of the site yet.
 */
import { findLayoutShifts, watchLayoutShifts } from './fixtures/layout-shifts.ts';
import { areaOf, listRoutes } from './fixtures/routes.ts';
import { expect, open, test } from './fixtures/test.ts';

const MISSING = '/nowhere/at/all';

test.use({ allowedNoise: /status of 404/, viewport: { width: 390, height: 844 } });

const originals = listRoutes().filter((route) => !route.startsWith('/zh/'));
const routes = [...originals.map((route, index) => (index % 2 === 0 ? route : `/zh${route}`)), MISSING];

for (const area of new Set(routes.map(areaOf))) {
  test(`nothing moves on the pages of ${area}`, async ({ page }) => {
    await watchLayoutShifts(page);
    for (const route of routes.filter((each) => areaOf(each) === area)) {
      await open(page, route);
      expect(await findLayoutShifts(page), route).toEqual([]);
    }
  });
}
