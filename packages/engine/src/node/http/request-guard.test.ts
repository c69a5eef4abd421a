import { expect, test } from '@rstest/core';
import { findRefusal } from './request-guard.ts';

const local = { host: 'localhost' };
const open = { host: '0.0.0.0' };
const host = 'localhost:3000';

test.each([
  ...['localhost:3000', 'LOCALHOST', 'docs.localhost:3000', '127.0.0.1:3000', '[::1]:3000'].map(
    (name) => [{ host: name }, local] as const,
  ),
  [{ host, origin: 'http://localhost:3000' }, local],
  [{ host, 'sec-fetch-site': 'same-origin' }, local],
  [{ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, local],
  [{ host: '192.168.0.7:3000' }, open],
  [{ host: 'my-machine:3000' }, { host: 'my-machine' }],
] as const)('requests for a name of the server, from its pages and by links are accepted: %j', (headers, server) =>
  expect(findRefusal(headers, server)).toBeUndefined(),
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
])('requests for the host %s are rejected, which may be DNS rebinding', (name) => {
  expect(findRefusal({ ...(name !== undefined && { host: name }) }, local)).toMatch(
    /does not accept requests.*--host, or let the proxy/,
  );
});

test('a server on the network rejects other names', () =>
  expect(findRefusal({ host: 'evil.example' }, open)).toBeDefined());

test.each([
  ...['http://evil.example', 'http://localhost:4000', 'https://localhost:3000', 'null'].map((origin) => ({ origin })),
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
])('requests from pages of other sites are rejected: %j', (headers) =>
  expect(findRefusal({ host, ...headers }, local)).toContain('Requests from other sites'),
);
