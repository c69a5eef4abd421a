import { join, relative } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { findBuiltSite } from './find-built-site.ts';

const PAGE = { 'docs/index.md': '# Home\n' };
const CONFIGURED = { ...PAGE, 'site.config.mjs': "export default { outDir: 'public_html' }" };
const NESTED = { 'web/site.config.mjs': 'export default {}', 'web/docs/index.md': '# Home\n' };

test.each([
  ['a built site', { 'index.html': '<html data-base="/">' }, '.', ''],
  ['a site that says where it is built', CONFIGURED, '.', 'public_html'],
  ['a site without a configuration', { ...PAGE, 'dist/.quire-output': '' }, '.', 'dist'],
  ['a site in a folder', NESTED, 'web', 'web/dist'],
])('%s is found', async (_, files, written, found) => {
  const dir = createSite(files);
  expect(relative(dir, await findBuiltSite(join(dir, written)))).toBe(found);
});

test('where nothing is named, the default output is served; a folder that no build wrote is refused', async () => {
  expect(await findBuiltSite(undefined)).toBe('dist');
  await expect(findBuiltSite(createSite({ 'index.html': '' }))).rejects.toThrow('No build wrote the folder');
});
