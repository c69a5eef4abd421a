import { expect, test } from '@rstest/core';
import { findRefusal } from './request-guard.ts';

const local = { host: 'localhost' };

test.each(['localhost:3000', 'LOCALHOST', 'docs.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'a server of this machine answers as %s',
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
])('it does not answer as %s: another name may lead here through somebody else’s DNS', (host) => {
  expect(findRefusal({ ...(host !== undefined && { host }) }, local)).toContain('does not answer');
});

test('a server that is open to the network answers under its addresses and the name it was given, no other', () => {
  const open = { host: '0.0.0.0' };
  expect(findRefusal({ host: '192.168.0.7:3000' }, open)).toBeUndefined();
  expect(findRefusal({ host: 'evil.example' }, open)).toBeDefined();
  expect(findRefusal({ host: 'my-machine:3000' }, { host: 'my-machine' })).toBeUndefined();
});

test.each(['http://evil.example', 'http://localhost:4000', 'https://localhost:3000', 'null'])(
  'a page of %s may ask for nothing',
  (origin) => {
    expect(findRefusal({ host: 'localhost:3000', origin }, local)).toContain('Another site');
  },
);

test('pages of the server itself ask for what they need', () => {
  expect(findRefusal({ host: 'localhost:3000', origin: 'http://localhost:3000' }, local)).toBeUndefined();
  expect(findRefusal({ host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, local)).toBeUndefined();
});

test('a link from another site opens a page; its scripts and pictures are refused', () => {
  const foreign = { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' };
  expect(findRefusal({ ...foreign, 'sec-fetch-mode': 'navigate' }, local)).toBeUndefined();
  expect(findRefusal({ ...foreign, 'sec-fetch-mode': 'no-cors' }, local)).toContain('Another site');
});
