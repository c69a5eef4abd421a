/** Claims about the names of icons: each has its outline in the file that all pages share, and none is there without a name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES, isIconName } from '@quire/client/contract';
import { expect, test } from '@rstest/core';

const sheet = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');

test('the file has exactly the named icons', () => {
  const ids = Array.from(
    sheet.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/g),
    ([, id]) => id,
  );
  expect(ids.length).toBeGreaterThan(20);
  expect<readonly (string | undefined)[]>(ICON_NAMES).toEqual(ids);
  expect(ids.every((id = '') => isIconName(id))).toBe(true);
  expect(isIconName('toString')).toBe(false);
});
