import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { findIcon } from './find-icon.ts';

let siteDir: string;
beforeAll(() => {
  siteDir = createSite({
    'public/favicon.ico': '',
    'public/img/tab.png': '',
    'art/logo.png': '',
    'art/favicon.ico': '',
  });
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const find = (named?: string) => findIcon(named, { siteDir, publicDir: join(siteDir, 'public'), title: 'Title' });

test('a file that browsers would look for is the icon of a site that names none', () => {
  expect(find()).toEqual({ icon: '/favicon.ico', iconFile: undefined });
});

test.each([
  ['quire', 'Q'],
  ['文档', '文'],
  ['e\u0301tude', 'E\u0301'],
  ['Q', 'Q'],
  ['<b>', '&lt;'],
  ['', 'Q'],
])('a site called %j has an icon with %s', (title, letter) => {
  const { icon } = findIcon(undefined, { siteDir: '/nowhere', publicDir: '/nowhere/public', title });
  expect(decodeURIComponent(icon)).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(decodeURIComponent(icon)).toContain(`>${letter}</text>`);
});

describe('an icon that the configuration names', () => {
  test.each([
    ['/img/tab.png', '/img/tab.png'],
    ['/img/tab.png?v=2', '/img/tab.png?v=2'],
    ['public/img/tab.png', '/img/tab.png'],
    ['https://example.com/tab.png', 'https://example.com/tab.png'],
    ['data:,', 'data:,'],
    ['/nowhere.png', '/nowhere.png'],
  ])('%s is at %s', (named, icon) => {
    expect(find(named)).toEqual({ icon, iconFile: undefined });
  });

  test('is published, where it is outside of the public folder, under a name that no public file has', () => {
    expect(find('art/logo.png')).toEqual({ icon: '/logo.png', iconFile: join(siteDir, 'art/logo.png') });
    expect(find('art/favicon.ico')).toEqual({ icon: '/icon-favicon.ico', iconFile: join(siteDir, 'art/favicon.ico') });
  });

  test('may be a URL of a file, or an absolute path', () => {
    const file = join(siteDir, 'art/logo.png');
    expect(find(pathToFileURL(file).href)).toEqual({ icon: '/logo.png', iconFile: file });
    expect(find(file)).toEqual({ icon: '/logo.png', iconFile: file });
    expect(find(join(siteDir, 'public/img/tab.png'))).toEqual({ icon: '/img/tab.png', iconFile: undefined });
  });
});
