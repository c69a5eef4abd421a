import { beforeAll, expect, test } from '@rstest/core';
import { announceRest } from '../../../client/src/dom/page-event.ts';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceSidebar } from './enhance-sidebar.ts';

beforeAll(enhanceSidebar);

const SIDEBAR = `<div id="q-sidebar"><details id="outer"><details id="inner"><a href="/a" aria-current="page"></a></details></details>
  <details id="other"></details></div>`;
const listOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('the groups around the current page are open, and no others', () => {
  showPage(SIDEBAR);
  expect(listOpen()).toEqual(['outer', 'inner']);
});

test('the index page of a group opens it', () => {
  showPage('<div id="q-sidebar"><li><a href="/a" aria-current="page"></a><details id="own"></details></li></div>');
  expect(listOpen()).toEqual(['own']);
});

test('groups of a long sidebar are open once it is loaded', () => {
  showPage('<div id="q-sidebar"></div>');
  find('#q-sidebar').outerHTML = SIDEBAR;
  announceRest();
  expect(listOpen()).toEqual(['outer', 'inner']);
});
