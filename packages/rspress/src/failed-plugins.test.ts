import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quire, writeSite } from '../../engine/test/run-quire.ts';

test('a failing plugin is reported by name, in addition to the error about the missing definition', async () => {
  const plugins = `[
    { name: 'pluck', setup(api) { api.modifyRsbuildConfig((config) => void config.tools.rspack) } },
    { name: 'reefs', setup(api) { api.modifyRsbuildConfig(() => { throw new Error('No charts'); }) } },
    { name: 'shoals', async setup() { await null; throw new Error('No soundings'); } },
  ]`;
  const site = {
    'rspress.config.ts': `export default { builderConfig: { plugins: ${plugins} } };\n`,
    'docs/index.md': '# Home\n',
  };
  const { code, stderr } = await quire('build', writeSite(site), '--verbose');
  expect(code).toBe(0);
  expect(stderr.match(/^! .*rspress\.config\.ts\n.*/gm)).toEqual([
    expect.stringContaining(
      'The plugin "reefs" of "builderConfig.plugins" failed, so the names that it defines are missing: No charts',
    ),
    expect.stringContaining(
      'The plugin "shoals" of "builderConfig.plugins" failed, so the names that it defines are missing: No soundings',
    ),
  ]);
  const failing = writeSite({
    ...site,
    'docs/index.mdx': "import { Depth } from './Depth';\n\n# Home\n\n<Depth />\n",
    'docs/Depth.tsx': 'export const Depth = () => <p>{REEFS.length}</p>;\n',
  });
  rmSync(join(failing, 'docs/index.md'));
  const outcome = await quire('build', failing);
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/✗ .*index\.mdx[:\d]*\n.*REEFS is not defined/);
  expect(outcome.stderr).toContain('The plugin "reefs"');
});
