import { expect, test } from '@rstest/core';
import { findRefusal } from './request-guard.ts';

const local = { host: 'localhost' };

test.each(['localhost:3000', 'LOCALHOST', 'docs.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'a local server accepts requests for %s',
  (host) => {
    expect(findRefusal({ host }, local)).toBeUndefined();
  },
);

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  '192.168.0.7:3000',
  '127.0.0.1.evil.example',
  'localhost:3000@evil.example',
  'local host',
])('requests for the host %s are rejected, which may be DNS rebinding', (host) => {
  expect(findRefusal({ ...(host !== undefined && { host }) }, local)).toMatch(
    /does not accept requests.*--host, or let the proxy/,
  );
});

test('a server on the network accepts requests for its addresses and its configured name only', () => {
  const open = { host: '0.0.0.0' };
  expect(findRefusal({ host: '192.168.0.7:3000' }, open)).toBeUndefined();
  expect(findRefusal({ host: 'evil.example' }, open)).toBeDefined();
  expect(findRefusal({ host: 'my-machine:3000' }, { host: 'my-machine' })).toBeUndefined();
});

test.each(['http://evil.example', 'http://localhost:4000', 'https://localhost:3000', 'null'])(
  'requests from a page of %s are rejected',
  (origin) => {
    expect(findRefusal({ host: 'localhost:3000', origin }, local)).toContain('Requests from other sites');
  },
);

test('requests from pages of the server itself are accepted', () => {
  expect(findRefusal({ host: 'localhost:3000', origin: 'http://localhost:3000' }, local)).toBeUndefined();
  expect(findRefusal({ host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, local)).toBeUndefined();
});

test('links from other sites are accepted, but not their scripts and images', () => {
  const foreign = { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' };
  expect(findRefusal({ ...foreign, 'sec-fetch-mode': 'navigate' }, local)).toBeUndefined();
  expect(findRefusal({ ...foreign, 'sec-fetch-mode': 'no-cors' }, local)).toContain('Requests from other sites');
});
