import { expect, test } from '@rstest/core';
import { formatClosedGroups } from './closed-groups.ts';

/** As `CSS.escape` does it, for what could end a string. */
const escapeText = (text: string) =>
  text.replace(/["\\\n*{}]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
const format = (stored: string | null) => formatClosedGroups(stored, escapeText);
const CURRENT = ':not(:has([aria-current]),[aria-current]+*)';

test('closed groups are selected, except the group of the current page', () => {
  expect(format('[["Guide",false],["Config",true],["Basic",false]]')).toBe(
    `:is([data-group="Guide"],[data-group="Basic"])${CURRENT}`,
  );
});

test('without closed groups, nothing is selected', () => {
  for (const stored of [null, '[]', '[["Guide",true]]']) expect(format(stored)).toBe('');
});

test('the name of a group cannot inject a rule', () => {
  const stored = JSON.stringify([['a"]){}*{x:is("', false]]);
  expect(format(stored)).toBe(`:is([data-group="a\\22 ])\\7b \\7d \\2a \\7b x:is(\\22 "])${CURRENT}`);
});

test.each([['*'], ['{}'], ['[1]'], ['[null]'], ['"x"'], [':is([data-group="a"])']])(
  '%s is not a list of groups, and is rejected',
  (stored) => {
    expect(() => format(stored)).toThrow();
  },
);
