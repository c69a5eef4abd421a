import { afterAll, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceHeroDots } from './enhance-hero-dots.ts';

const HERO = '<section><canvas data-dots></canvas></section>';

let drawn = 0;
let isWide: boolean;
let onChange: () => void;

beforeAll(() => {
  const arc = () => {
    drawn += 1;
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

/** Whether dots are drawn while the pointer moves over the hero. */
async function areDrawn(hero: HTMLElement): Promise<boolean> {
  const before = drawn;
  for (let frame = 0; frame < 4; frame += 1) {
    hero.dispatchEvent(new MouseEvent('pointermove', { clientX: 1, clientY: 1 }));
    await new Promise(requestAnimationFrame);
  }
  return drawn > before;
}

const waitUntilDrawn = (hero: HTMLElement) => rs.waitFor(async () => expect(await areDrawn(hero)).toBe(true));

test('the dots of each page with a hero are animated, and those of the former page are not any more', async () => {
  const hero = find('section');
  await waitUntilDrawn(hero);
  showPage('<p></p>');
  expect(await areDrawn(hero)).toBe(false);
  showPage(HERO);
  await waitUntilDrawn(find('section'));
});

test('the animation ends when the screen becomes small, or motion unwanted, and returns with the room', async () => {
  const hero = find('section');
  await waitUntilDrawn(hero);
  isWide = false;
  onChange();
  expect(await areDrawn(hero)).toBe(false);
  isWide = true;
  onChange();
  await waitUntilDrawn(hero);
});
