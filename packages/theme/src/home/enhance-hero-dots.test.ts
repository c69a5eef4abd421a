import { afterAll, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceHeroDots } from './enhance-hero-dots.ts';

const HERO = '<section><canvas data-dots></canvas></section>';

let painted = 0;
let isWide: boolean;
let onChange: () => void;

beforeAll(() => {
  const arc = () => {
    painted += 1;
  };
  rs.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const context = { canvas: this, arc, clearRect() {}, beginPath() {}, fill() {}, setTransform() {} };
    return context as unknown as null;
  });
  rs.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide;
    },
    addEventListener(_: string, listener: () => void) {
      onChange = listener;
    },
  }));
  enhanceHeroDots();
});

afterAll(() => {
  rs.restoreAllMocks();
  rs.unstubAllGlobals();
});

beforeEach(() => {
  isWide = true;
  showPage(HERO);
});

/** Whether dots are painted while the pointer moves over the hero. */
async function arePainted(hero: HTMLElement): Promise<boolean> {
  const before = painted;
  for (let frame = 0; frame < 4; frame += 1) {
    hero.dispatchEvent(new MouseEvent('pointermove', { clientX: 1, clientY: 1 }));
    await new Promise(requestAnimationFrame);
  }
  return painted > before;
}

const waitUntilPainted = (hero: HTMLElement) => rs.waitFor(async () => expect(await arePainted(hero)).toBe(true));

test('the dots of each page with a hero are animated, and those of the former page are not any more', async () => {
  const hero = find('section');
  await waitUntilPainted(hero);
  showPage('<p></p>');
  expect(await arePainted(hero)).toBe(false);
  showPage(HERO);
  await waitUntilPainted(find('section'));
});

test('the animation ends when the screen becomes small, or motion unwanted, and returns with the room', async () => {
  const hero = find('section');
  await waitUntilPainted(hero);
  isWide = false;
  onChange();
  expect(await arePainted(hero)).toBe(false);
  isWide = true;
  onChange();
  await waitUntilPainted(hero);
});
