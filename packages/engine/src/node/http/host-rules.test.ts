import { expect, test } from '@rstest/core';
import { findHeaders, findRedirection, parseHeaderRules, parseRedirectRules } from './host-rules.ts';

const headerRules = parseHeaderRules(`
# for all
/*
  X-Frame: deny
  Content-Security-Policy: default-src 'self'; img-src data:

/assets/*
  Cache-Control: immutable
  X-Frame: allow
/guide/:page
\tX-Page: yes
`);

test.each([
  ['/', { 'X-Frame': 'deny', 'Content-Security-Policy': "default-src 'self'; img-src data:" }],
  ['/assets/a.js', { 'X-Frame': 'deny, allow', 'Cache-Control': 'immutable' }],
  ['/guide/x', { 'X-Page': 'yes' }],
])('%s has the headers of every rule that matches, joined where they have one name', (pathname, expected) => {
  expect(findHeaders(headerRules, pathname)).toMatchObject(expected);
});

test('a placeholder represents one segment only', () => {
  expect(findHeaders(headerRules, '/guide/x/y')).not.toHaveProperty('X-Page');
});

const redirectRules = parseRedirectRules(
  '/10:30 /10:30/\n/guide /guide/start/ 302\n/en/* /:splat\n/news/:year /blog/:year/ 301\n/chat https://chat.example',
);

test.each([
  ['/guide', 302, '/guide/start/'],
  // A name of a part begins with a letter.
  ['/10:30', 301, '/10:30/'],
  ['/en/a/b', 301, '/a/b'],
  ['/en/', 301, '/'],
  ['/news/2025', 301, '/blog/2025/'],
  ['/chat', 301, 'https://chat.example'],
])('%s is answered by %d to %s', (pathname, status, location) => {
  expect(findRedirection(redirectRules, pathname)).toEqual({ status, location });
});
