import { expect, test } from '@rstest/core';
import { writeSite } from '../../engine/test/run-quire.ts';
import { findRspressChecks } from './rspress-version.ts';

test.each([
  ['{ "dependencies": { "rspress": "^1.40.2" } }', 'nothing'],
  ['{ "devDependencies": { "rspress": "1.x" } }', 'nothing'],
  ['{ "devDependencies": { "rspress": "~0.3.1" } }', 'nothing'],
  ['{ "devDependencies": { "@rspress/core": ">=1.20.0" } }', 'nothing'],
  ['{ "devDependencies": { "@rspress/core": "2.0.19", "rspress": "^1.0.0" } }', 'links and images'],
  ['{ "devDependencies": { "rspress": "2.0.0-alpha.11" } }', 'nothing'],
  ['{ "devDependencies": { "@rspress/core": "2.0.0-beta.22" } }', 'nothing'],
  ['{ "devDependencies": { "@rspress/core": "2.0.0-beta.23" } }', 'links'],
  ['{ "devDependencies": { "@rspress/core": "2.0.8" } }', 'links'],
  ['{ "devDependencies": { "@rspress/core": "2.0.9" } }', 'links and images'],
  ['{ "devDependencies": { "@rspress/core": "^2.0.0" } }', 'links and images'],
  ['{ "devDependencies": { "@rspress/core": "10.1.0" } }', 'links and images'],
  ['{ "devDependencies": { "@rspress/core": "workspace:*" } }', 'links and images'],
  ['{}', 'links and images'],
  ['no JSON', 'links and images'],
])('for a site with %s, Rspress checks: %s', (manifest, checks) => {
  expect(findRspressChecks(writeSite({ 'package.json': manifest }))).toBe(checks);
});

test('the package.json may be in a parent folder', () => {
  const dir = writeSite({
    'package.json': '{ "devDependencies": { "rspress": "^1.2.0" } }',
    'docs/package.json': '{}',
  });
  expect(findRspressChecks(`${dir}/docs`)).toBe('nothing');
});
