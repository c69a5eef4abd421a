import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openOutput, quireAlone, writeSite } from '../../../test/run-quire.ts';

test('a page that was compiled with a feature is compiled again without it, and with what is in its place', async () => {
  const { outDir, read } = openOutput('feature-again');
  const dir = writeSite({
    'docs/index.md': '# Home\n\n> [!NOTE]\n> Text\n',
    'site.config.mjs': 'export default {};\n',
  });
  const build = async (plugins: string) => {
    writeFileSync(join(dir, 'site.config.mjs'), `export default { plugins: [${plugins}] };\n`);
    expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
    return read('index.html');
  };
  expect(await build('')).toContain('q-callout');
  expect(await build("{ name: 'alerts' }")).toContain('<p>[!NOTE]');
  const source = "({ text }) => text.replace('[!NOTE]', '**Note**')";
  expect(await build(`{ name: 'alerts', markdown: { source: ${source} } }`)).toContain('<strong>Note</strong>');
});
