import { expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

const { outDir, read } = openOutput('runtime-modules');

const CONFIG = `
const fleet = { name: 'fleet', async addRuntimeModules() { return { ships: "export const ships = ['Ann', 'Bo'];" }; } };
const fog = { name: 'fog', addRuntimeModules() { throw new Error('No sight'); } };
export default { title: 'Quay', plugins: [[fleet], fog] };
`;

test('pages and components can import modules that a plugin of the site generates', async () => {
  const dir = writeSite({
    'rspress.config.ts': CONFIG.replace(', fog]', ']'),
    'docs/index.mdx':
      "import { ships } from 'ships';\nimport { Count } from './Count';\n\n# Home\n\n{ships.join(' and ')}\n\n<Count />\n",
    'docs/Count.tsx': "import { ships } from 'ships';\nexport const Count = () => <p>{ships.length}</p>;\n",
  });
  const outcome = await quire('build', dir, '--out', outDir);
  expect(outcome).toMatchObject({ code: 0 });
  expect(read('index.html')).toMatch(/Ann and Bo[\s\S]*<p>2<\/p>/);
  expect(outcome.stderr).not.toContain('plugins');
});

test('a plugin that fails to generate its modules is reported with its name and the hook', async () => {
  const outcome = await quire(
    'build',
    writeSite({ 'rspress.config.ts': CONFIG, 'docs/index.md': '# Home\n' }),
    '--verbose',
  );
  expect(outcome.code).toBe(0);
  expect(outcome.stderr).toContain(
    'The plugin "fog" failed in "addRuntimeModules", so its modules are missing: No sight',
  );
});
