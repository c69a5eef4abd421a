import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { onPageShown } from '../../../client/src/dom/page-event.ts';
import { find, press, showPage } from '../../test/show-page.ts';
import { createOffers } from './show-locale-offers.ts';

const OFFERS =
  '<template data-offers="zh"><a href="/zh/guide">本页有简体中文版。</a></template><template data-offers="de"></template>';
const listLines = () => [...document.querySelectorAll('[data-offer]')];

beforeAll(() => onPageShown(createOffers('[data-offers|="zh" i]')));
afterAll(() => localStorage.clear());

test("the page is offered in the reader's language if it has a translation", () => {
  showPage(OFFERS);
  expect(listLines()).toHaveLength(1);
  expect(find('[data-offer] a').getAttribute('href')).toBe('/zh/guide');
  showPage('<template data-offers="de"></template>');
  expect(listLines()).toEqual([]);
});

test('an answer removes the offer, on later pages too', () => {
  showPage(OFFERS);
  press('[data-offer] button');
  expect(listLines()).toEqual([]);
  showPage(OFFERS);
  expect(listLines()).toEqual([]);
});
