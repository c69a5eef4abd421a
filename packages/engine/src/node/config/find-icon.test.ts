import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { findIcon } from './find-icon.ts';

test('a file that browsers would look for is the icon', () => {
  const dir = createSite({ 'public/favicon.ico': '' });
  expect(findIcon(join(dir, 'public'), 'Title')).toBe('/favicon.ico');
  rmSync(dir, { recursive: true });
});

test.each([
  ['quire', 'Q'],
  ['文档', '文'],
  ['<b>', '&lt;'],
  ['', 'Q'],
])('a site called %j has an icon with %s', (title, letter) => {
  const url = findIcon('/nowhere', title);
  expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(decodeURIComponent(url)).toContain(`>${letter}</text>`);
});
