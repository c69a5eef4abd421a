/** Claims about the colors of the theme: every pair on the screen is readable. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { type Appearance, createPalette } from '../../test/palette.ts';

const sheet = ['tokens.css', '../search/found.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

const TONES = ['--q-green', '--q-blue', '--q-amber', '--q-red'];
const CODE = [
  '--q-text',
  '--q-code-comment',
  '--q-code-keyword',
  '--q-code-string',
  '--q-code-number',
  '--q-code-function',
  '--q-code-type',
  '--q-code-attribute',
  '--q-code-punctuation',
  '--q-code-regexp',
  '--q-brand',
  '--q-green',
  '--q-red',
];
/** And the lines that are marked: good, bad, doubtful ones. */
const CODE_GROUNDS = ['--q-code-bg', '--q-brand-tint', '--q-green-tint', '--q-red-tint', '--q-amber-tint'];
/** What a badge mixes of its tone into the page's background. */
const TINTS = [6, 7].flatMap((share) =>
  [...TONES, '--q-text-mute'].map((tone) => `color-mix(in srgb, var(${tone}) ${share}%, var(--q-bg))`),
);
/** Of callouts, each with its tone. */
const CALLOUTS = [
  ['--q-text-soft', '--q-mute-tint'],
  ['--q-green', '--q-green-tint'],
  ['--q-blue', '--q-blue-tint'],
  ['--q-amber', '--q-amber-tint'],
  ['--q-red', '--q-red-tint'],
] as const;
const INLINE_CODE = 'var(--q-code-inline-bg)';

/** Each text with its backgrounds, the lowest first where they are layered. */
const TEXTS: Array<[texts: string[], backgrounds: string[][]]> = [
  [
    ['--q-text', '--q-text-soft', '--q-text-mute', '--q-brand', ...TONES],
    [['--q-bg'], ['--q-bg-soft'], ['--q-bg-raised']],
  ],
  // Rows under the pointer, and keys.
  [['--q-text', '--q-text-soft', '--q-text-mute', '--q-brand'], [['--q-bg-mute']]],
  // The current row of the sidebar, tags, code that is a link, the chosen hit of the search.
  [['--q-text', '--q-text-soft', '--q-text-mute', '--q-brand'], [['--q-brand-tint']]],
  [['--q-on-brand'], [['--q-brand-fill'], ['--q-brand-fill-hover']]],
  [CODE, CODE_GROUNDS.map((background) => [background])],
  [['--q-text-mute'], CODE_GROUNDS.map((background) => [background])],
  [['--q-text'], ['--q-bg', '--q-bg-soft', ...TINTS].map((background) => [background, INLINE_CODE])],
  [['--q-text', '--q-text-soft', '--q-brand'], TINTS.map((background) => [background])],
  [['--q-text', '--q-text-soft', '--q-brand'], CALLOUTS.map(([, tint]) => [tint])],
  [['--q-text'], CALLOUTS.map(([, tint]) => [tint, INLINE_CODE])],
  // Of tooltips.
  [['--q-bg'], [['--q-text']]],
  [['--q-found-text'], [['--q-found-bg']]],
  [['--q-text', '--q-text-soft', '--q-brand'], [['--q-selection']]],
];

/** Signs that are not text: focus, fields, the bar of a callout. (WCAG 2.2, 1.4.11) */
const SIGNS = ['--q-focus', '--q-line-field', '--q-progress-color', ...TONES];

for (const appearance of ['light', 'dark'] as const) {
  describe(`in ${appearance}`, () => {
    const palette = createPalette(sheet, appearance);

    test('every text color has a contrast of at least 4.5 to each of its backgrounds', () => {
      expect(listUnreadable(appearance)).toEqual([]);
    });

    test('a callout and a badge are readable on their own tint', () => {
      const badges = TONES.map((tone) => [tone, `color-mix(in srgb, var(${tone}) 7%, var(--q-bg))`] as const);
      const faint = [...badges, ...CALLOUTS]
        .map(([tone, tint]) => ({ tone, contrast: palette.contrast(tone, [tint]) }))
        .filter(({ contrast }) => contrast < 4.5);
      expect(faint).toEqual([]);
    });

    test('the copy button, at 60 %, has a contrast of at least 3', () => {
      const icon = 'color-mix(in srgb, var(--q-text) 60%, var(--q-code-bg))';
      expect(palette.contrast(icon, ['--q-code-bg'])).toBeGreaterThanOrEqual(3);
    });

    test('icons have a contrast of at least 3', () => {
      const backgrounds = [['--q-bg'], ['--q-bg-soft'], ['--q-bg-raised']];
      const faint = SIGNS.filter((sign) => backgrounds.some((background) => palette.contrast(sign, background) < 3));
      expect(faint).toEqual([]);
    });
  });
}

test('contrast is calculated as in WCAG', () => {
  const palette = createPalette(':root { --a: #fff; --b: #000; --c: #777; --d: rgb(0 0 0 / 50%); }', 'light');
  expect(palette.contrast('--a', ['--b'])).toBeCloseTo(21);
  expect(palette.contrast('--c', ['--a'])).toBeCloseTo(4.48, 2);
  expect(palette.contrast('--a', ['--a', '--d'])).toBeCloseTo(3.98, 1);
});

function listUnreadable(appearance: Appearance): string[] {
  const palette = createPalette(sheet, appearance);
  return TEXTS.flatMap(([texts, backgrounds]) =>
    texts.flatMap((text) =>
      backgrounds
        .map((background) => ({ background, contrast: palette.contrast(text, background) }))
        .filter(({ contrast }) => contrast < 4.5)
        .map(({ background, contrast }) => `${text} on ${background.join(' + ')}: ${contrast.toFixed(2)}`),
    ),
  );
}
