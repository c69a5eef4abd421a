import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { findConfigFile } from './config-file.ts';

const RSPRESS = { 'rspress.config.ts': 'export default {};\n' };
const NAMED = { ...RSPRESS, 'site.config.mjs': 'const a = {};\nexport { a as default };' };

test.each([
  ['of the site wins over that for Rspress', { ...RSPRESS, 'site.config.ts': 'export default {};' }, 'site.config.ts'],
  ['may export by name', NAMED, 'site.config.mjs'],
  ['of another tool is none', { ...RSPRESS, 'site.config.ts': 'export const siteConfig = {};' }, 'rspress.config.ts'],
  ['is read where it is the only one', { 'site.config.ts': 'export const siteConfig = {};' }, 'site.config.ts'],
])('a configuration %s', (_, files, name) => {
  const dir = createSite(files as Record<string, string>);
  expect(findConfigFile(dir)).toBe(join(dir, name));
});
