import { expect, test } from '@rstest/core';
import { openOutput, quire, quireBuild, writeSite } from '../../../test/run-quire.ts';
import { STAGES } from './stage-runner.ts';

const listTimed = (stderr: string) =>
  [...stderr.matchAll(/^ {2}([a-z]+(?: stages)?) +[\d.]+ m?s$/gm)].map(([, name]) => name);

test.each([
  ['a site', {}],
  ['a site for Rspress', { 'rspress.config.ts': "export default { root: 'docs' };\n" }],
])(
  '--timing shows how long each stage of a build of %s took, in their order, and how long all took',
  async (_, files) => {
    const { outDir } = openOutput('timing');
    const dir = writeSite({ 'docs/index.md': '# Home\n', ...files });
    const { code, stderr } = await quire('build', dir, '--out', outDir, '--timing');
    expect(code).toBe(0);
    expect(listTimed(stderr)).toEqual([...STAGES, 'all stages']);
    // Where nothing has changed, two stages find that out.
    const again = await quire('build', dir, '--out', outDir, '--timing');
    expect(listTimed(again.stderr)).toEqual(['config', 'sources', 'all stages']);
  },
);

test('a build that fails says in which stage, and times those that ran', async () => {
  const { code, stderr } = await quireBuild({ 'docs/index.md': '# Home\n\n[Gone](./gone.md)\n' }, '--timing');
  expect(code).toBe(1);
  expect(stderr).toContain('1 error, 1 warning; the stage "check" failed, and nothing was written');
  expect(listTimed(stderr).at(-2)).toBe('check');
});

test('a plugin that fails to emit, dead links and the checks of other plugins are reported by one build', async () => {
  const { outDir, has } = openOutput('emit-and-check');
  const dir = writeSite({
    'docs/index.md': '# Home\n\n[Gone](./gone.md)\n',
    'site.config.mjs': `export default { plugins: [
      { name: 'broken', emit() { throw new Error('no list'); } },
      { name: 'strict', check: () => [{ severity: 'error', message: 'Not yet.' }] },
    ] };\n`,
  });
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect(code).toBe(1);
  expect(stderr).toContain('The hook "emit" of the plugin "broken" failed: no list.');
  expect(stderr).toContain('gone.md');
  expect(stderr).toContain('strict: Not yet.');
  expect(stderr).toContain('3 errors, 1 warning; the stage "check" failed, and nothing was written');
  expect(has('index.html')).toBe(false);
});

test.each([
  ['a page that cannot be compiled', 'compile', { 'docs/bad.mdx': '---\nslug: else\n---\n\n# Bad\n\n{(' }],
  ['a wrong entry of the sidebar', 'routes', { 'docs/_meta.json': '[{ "type": "file" }, "index", "page"]' }],
])(
  '%s, dead links of a page and of a menu with a wrong item, and a component, are reported by one build',
  async (...args) => {
    const [, stage, files] = args;
    const menu = '{ "text": 5 }, { "text": "A", "link": "/lost" }, { "text": "B", "link": "/else" }';
    const dir = writeSite({
      'docs/_nav.json': `[{ "text": "Menu", "itms": 1, "items": [${menu}, { "text": "C", "link": "/llms.txt" }] }]`,
      'docs/index.md': '# Home\n\n[Gone](./gone.md)\n',
      'docs/page.mdx': "import Box from '../box.tsx';\n\n# Page\n\n<Box />\n",
      'box.tsx': 'export default () => <p>;\n',
      ...files,
    });
    const { stderr } = await quire('build', dir);
    const parts = [Object.keys(files)[0], '"[0].items[0].text" is invalid', '"itms"', 'gone.md', '"/lost"', 'box.tsx'];
    for (const text of [...parts, `the stage "${stage}" failed`]) expect(stderr).toContain(text);
    expect(stderr.includes('links to "/else"')).toBe(stage === 'routes');
    expect(stderr).not.toContain('links to "/llms');
  },
);
