import { expect, test } from '@rstest/core';
import { createSiteFiles } from './hosted-files.ts';

const site = createSiteFiles([
  '404.html',
  '_headers',
  '_redirects',
  'assets/Logo.abc.svg',
  'guide/start/index.html',
  'guide/x.html',
  'index.html',
  'zh/404.html',
  'zh/index.html',
]);

test.each([
  ['/', 'index.html'],
  ['/guide/x', 'guide/x.html'],
  ['/guide/start/', 'guide/start/index.html'],
  ['/assets/Logo.abc.svg', 'assets/Logo.abc.svg'],
])('%s is answered by %s', (address, file) => {
  expect(site.find(address)).toEqual({ kind: 'file', file });
});

test.each([
  ['/guide/x.html', '/guide/x'],
  ['/guide/x/', '/guide/x'],
  ['/Guide/X', '/guide/x'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start/index.html', '/guide/start/'],
  ['/index.html', '/'],
  ['//zh', '/zh/'],
])('%s is another spelling of %s', (address, canonical) => {
  expect(site.find(address)).toEqual({ kind: 'variant', address: canonical });
});

test.each(['/_headers', '/_redirects', '/404', '/404.html', '/assets/logo.abc.svg', '/gone', '/assets/'])(
  '%s is no address of the site',
  (address) => expect(site.find(address)).toBeUndefined(),
);

test.each([
  ['/gone', '404.html'],
  ['/', '404.html'],
  ['/zh/gone/deep', 'zh/404.html'],
  ['/zhe/gone', '404.html'],
])('what is missing at %s is reported by %s', (address, file) => {
  expect(site.findNotFound(address)).toBe(file);
});
