import { afterAll, beforeAll, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceScrollers } from './enhance-scrollers.ts';

let measure: (targets: Element[]) => void;

beforeAll(() => {
  class Observer {
    #observed = new Set<Element>();
    constructor(callback: (entries: Array<{ target: Element }>) => void) {
      measure = (targets) => callback(targets.filter((each) => this.#observed.has(each)).map((target) => ({ target })));
    }
    observe(target: Element) {
      this.#observed.add(target);
    }
    disconnect() {
      this.#observed.clear();
    }
  }
  rs.stubGlobal('ResizeObserver', Observer);
  enhanceScrollers();
});
afterAll(() => {
  rs.unstubAllGlobals();
});

function resize(element: HTMLElement, scrollWidth: number): void {
  Object.defineProperty(element, 'scrollWidth', { value: scrollWidth, configurable: true });
  measure([element]);
}

test('a table that is wider than the page can be scrolled with the keyboard, and has an accessible name', () => {
  showPage('<div id="quire-article"><div class="q-table"></div><div class="q-table" id="wide"></div></div>');
  resize(find('#wide'), 500);
  expect(find('#wide')).toMatchObject({ tabIndex: 0, role: 'region', ariaLabel: 'table 2' });
  resize(find('#wide'), 0);
  expect(find('#wide').outerHTML).toBe('<div class="q-table" id="wide"></div>');
});
