import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { findRspressVersion } from './rspress-version.ts';

test.each([
  ['{ "dependencies": { "rspress": "^1.40.2" } }', 'rspress-1'],
  ['{ "devDependencies": { "rspress": "1.x" } }', 'rspress-1'],
  ['{ "devDependencies": { "rspress": "~0.3.1" } }', 'rspress-1'],
  ['{ "devDependencies": { "@rspress/core": ">=1.20.0" } }', 'rspress-1'],
  ['{ "devDependencies": { "@rspress/core": "2.0.19", "rspress": "^1.0.0" } }', 'rspress'],
  ['{ "devDependencies": { "rspress": "2.0.0-alpha.11" } }', 'rspress'],
  ['{ "devDependencies": { "@rspress/core": "10.1.0" } }', 'rspress'],
  ['{ "devDependencies": { "@rspress/core": "workspace:*" } }', 'rspress'],
  ['{}', 'rspress'],
  ['no JSON', 'rspress'],
])('%s is of %s', (manifest, version) => {
  expect(findRspressVersion(writeSite({ 'package.json': manifest }))).toBe(version);
});

test('the manifest may be above the site', () => {
  const dir = writeSite({
    'package.json': '{ "devDependencies": { "rspress": "^1.2.0" } }',
    'docs/package.json': '{}',
  });
  expect(findRspressVersion(`${dir}/docs`)).toBe('rspress-1');
});
