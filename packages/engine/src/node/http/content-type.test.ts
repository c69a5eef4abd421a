import { expect, test } from '@rstest/core';
import { findContentType } from './content-type.ts';

test.each([
  ['a/guide.html', 'text/html; charset=utf-8', true],
  ['a.b/APP.JS', 'text/javascript; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['search/en.json', 'application/json; charset=utf-8', true],
  ['font.woff2', 'font/woff2', false],
  ['CNAME', 'application/octet-stream', false],
  ['folder.html/file', 'application/octet-stream', false],
])('%s is %s', (file, value, compressible) => {
  expect(findContentType(file)).toEqual({ value, compressible });
});
