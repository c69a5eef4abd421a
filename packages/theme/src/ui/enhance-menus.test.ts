import { beforeAll, expect, rs, test } from '@rstest/core';
import { find, installPopovers, pressKey, showPage } from '../../test/show-page.ts';
import { enhanceMenus } from './enhance-menus.ts';
import { isOpen } from './popovers.ts';

beforeAll(() => {
  installPopovers();
  enhanceMenus();
});

const MENU =
  '<div data-dropdown><button popovertarget="m">Menu</button><div popover id="m"><a href="/x" style="display: none"></a><a href="/a" id="a"></a><a href="/b" id="b"></a></div></div><button id="out"></button>';
const isShown = () => isOpen(find('#m'));

function point(type: 'pointerover' | 'pointerout', selector: string): void {
  find(selector).dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
}

test('arrow keys open a menu and move between its items that are shown', () => {
  showPage(MENU);
  find('button').focus();
  pressKey('button', 'ArrowDown');
  expect(isShown()).toBe(true);
  expect(document.activeElement).toBe(find('#a'));
  pressKey('#a', 'ArrowUp');
  expect(document.activeElement).toBe(find('#b'));
});

const INNER = '<div data-dropdown><button popovertarget="n" id="inner"></button><div popover id="n"></div></div>';

test('a menu closes when the focus leaves it, also from a menu in it', () => {
  showPage(MENU.replace('<a href="/a"', `${INNER}<a href="/a"`));
  find('button').focus();
  pressKey('button', 'ArrowDown');
  expect(document.activeElement).toBe(find('#inner'));
  find('#n').showPopover();
  // The keys move in the outer menu.
  pressKey('#inner', 'ArrowDown');
  expect(document.activeElement).toBe(find('#a'));
  expect([isShown(), isOpen(find('#n'))]).toEqual([true, false]);
  find('#inner').focus();
  find('#out').focus();
  expect(isShown()).toBe(false);
});

test('a menu opens on hover, and closes shortly after the pointer has left', () => {
  rs.useFakeTimers();
  showPage(MENU);
  point('pointerover', 'button');
  expect(isShown()).toBe(true);
  point('pointerout', 'button');
  expect(isShown()).toBe(true);
  rs.advanceTimersByTime(150);
  expect(isShown()).toBe(false);
  rs.useRealTimers();
});

test('the click after opening on hover keeps the menu open', () => {
  showPage(MENU);
  point('pointerover', 'button');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('button').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});
