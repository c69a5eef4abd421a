import { expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../../test/run-quire.ts';

const { outDir, read } = openOutput('adopted');

const writeConfig = (adopt: string) => ({
  'site.config.mjs': `
    const words = { name: 'words', adopt: ${adopt} };
    export default { heading: 'Quay', boats: 3, plugins: [words] };
  `,
  'docs/index.mdx': "import { depth } from 'soundings';\n\n# Home\n\n{depth} fathoms, {FLEET} boats\n",
});

test('a plugin converts the fields of another system, including modules and constants that they define', async () => {
  const adopt = `({ heading, boats, ...config }, file) => ({
    config: { ...config, title: heading + (file.endsWith('site.config.mjs') ? '!' : '') },
    parts: { defines: { FLEET: String(boats) }, ignoredOptions: { names: ['anchor'], help: 'Weigh it.' } },
    modules: { soundings: 'export const depth = 7;' },
  })`;
  const outcome = await quire('build', writeSite(writeConfig(adopt)), '--out', outDir, '--verbose');
  expect(outcome, outcome.stderr).toMatchObject({ code: 0 });
  expect(read('index.html')).toContain('7 fathoms, 3 boats');
  expect(read('index.html')).toContain('Quay!');
  expect(outcome.stderr).toMatch(/Unsupported options of the configuration are ignored: anchor\. .*\n.*Weigh it\./);
});

test('fields that it does not convert are errors, and so are invalid return values and exceptions', async () => {
  const build = async (adopt: string) => (await quire('build', writeSite(writeConfig(adopt)))).stderr;
  expect(await build('(config) => ({ config, parts: {} })')).toMatch(/no field "heading"[\s\S]*no field "boats"/);
  expect(await build('(config) => config')).toContain('The hook "adopt" of the plugin "words" returned');
  expect(await build("() => { throw new Error('No sight'); }")).toContain(
    'The hook "adopt" of the plugin "words" failed: No sight.',
  );
});
