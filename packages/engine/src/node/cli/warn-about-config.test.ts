import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quireBuild, writeSite } from '../../../test/run-quire.ts';

const SITE = { 'site.config.mjs': "export default { title: 'Quay' };\n", 'docs/index.md': '# Home\n' };

test('a folder below a site is built without the configuration of the site, and that is said', async () => {
  const dir = writeSite(SITE);
  const { code, stderr } = await quireBuild(join(dir, 'docs'));
  expect(code).toBe(0);
  expect(stderr).toMatch(/and the one in its parent folder, .*site\.config\.mjs, is not read\./);
  expect(stderr).toMatch(/help: To use it, run "quire build .+"\./);
});

test.each([
  ['a site', SITE, '.'],
  ['a site below another', { ...SITE, 'docs/site.config.mjs': 'export default {};\n' }, 'docs'],
  ['a folder that is below no site', { 'docs/index.md': '# Home\n' }, 'docs'],
])('%s has nothing of that kind to say', async (_, files, folder) => {
  expect((await quireBuild(join(writeSite(files), folder))).stderr).not.toContain('is not read');
});

test.each(['quire.config.ts', 'site.config.cjs'])('%s is not read, and that is said', async (name) => {
  const { code, stderr } = await quireBuild({ 'docs/index.md': '# Home\n', [name]: '' });
  expect(code).toBe(0);
  expect(stderr).toContain(`${name} is not read, because the configuration of a site has another name. [config]`);
  expect(stderr).toContain('help: Call it "site.config.ts", or "site.config.mjs".');
});

test('of two configurations, the one that is not read is named', async () => {
  const { stderr } = await quireBuild({ ...SITE, 'site.config.ts': "export default { title: 'Pier' };\n" });
  expect(stderr).toContain('site.config.mjs is not read, because site.config.ts is. [config]');
});
