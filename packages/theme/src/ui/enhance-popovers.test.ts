import { beforeAll, expect, test } from '@rstest/core';
import { find, installPopovers, press, showPage } from '../../test/show-page.ts';
import { enhancePopovers } from './enhance-popovers.ts';
import { isOpen } from './popovers.ts';

let href = '/a';
beforeAll(() => {
  installPopovers();
  enhancePopovers(() => href);
});

const PAGE = `<main id="text"></main><header><button id="open" popovertarget="menu">Menu</button>
  <div popover id="menu" data-modal="Main menu"><button id="close"></button><a href="${location.pathname}" id="current"></a><a href="${location.pathname}?q#section" id="section"></a></div></header>`;

function open(): HTMLElement {
  showPage(PAGE);
  find('#menu').showPopover();
  return find('#menu');
}

test('an open modal panel is a dialog, and the rest of the page is inert', () => {
  const menu = open();
  expect(menu.getAttribute('role')).toBe('dialog');
  expect(menu.getAttribute('aria-label')).toBe('Main menu');
  expect([find('#text').inert, find('#open').inert, menu.inert]).toEqual([true, true, false]);
});

test.each([
  ['the current page', '#current'],
  ['a section of the current page', '#section'],
])('a link to %s closes the panel and restores the page', (_, link) => {
  const menu = open();
  press(link);
  expect(isOpen(menu)).toBe(false);
  expect([find('#text').inert, find('#open').inert]).toEqual([false, false]);
  expect(menu.hasAttribute('role')).toBe(false);
});

test('navigation closes the panel, even if its element is kept', () => {
  const menu = open();
  href = '/b';
  document.dispatchEvent(new Event('quire-page'));
  expect(isOpen(menu)).toBe(false);
  expect(find('#open').getAttribute('aria-expanded')).toBe('false');
});
