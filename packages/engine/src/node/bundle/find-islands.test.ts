import { join, relative } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { checkStaticComponents } from '../check/check-static-components.ts';
import { resolveConfig } from '../config/resolve.ts';
import { loadUserConfig } from '../site-config/load-config.ts';
import { createIslandFinder } from './find-islands.ts';

const LAYOUT = `import { Layout as Theirs } from '@theme-original';
import { Counter } from './counter';

export const Layout = () => <Theirs top={<Counter />} bottom={<button onClick={() => print()}>Print</button>} />;
`;
const COUNTER = `import { useState } from 'react';
import { Label } from './label';

export const Counter = () => <Label text={useState(0)[0]} />;
export const step = 1;
`;
const FILES = {
  'docs/index.md': '# Home\n',
  'theme/index.tsx': LAYOUT,
  'theme/counter.tsx': COUNTER,
  'theme/label.tsx': 'export const Label = ({ text }) => <b>{text}</b>;\n',
};
/** A component whose only hook is one of the site that calls one of a package. */
const OF_PACKAGE = {
  'theme/index.tsx': `import './seen';\n${LAYOUT}`,
  'theme/seen.tsx': "import { useSeen } from './use-seen';\nexport const Seen = () => <b>{useSeen()}</b>;\n",
  'theme/use-seen.ts': "import { useView } from 'view';\nexport const useSeen = () => useView();\n",
  'node_modules/view/package.json': '{}',
};

/** The modules by their paths in the site, and what is reported of those that have no script. */
async function find(files: Record<string, string>, module?: string) {
  const dir = writeSite({ ...FILES, ...files });
  const imports = module === undefined ? [] : [{ module: join(dir, module), imported: '*', local: 'all' }];
  const config = resolveConfig(await loadUserConfig(dir), { dir });
  const found = createIslandFinder(config).find(imports);
  return {
    islands: found.islands.map(({ name, exports }) => [name, ...exports]),
    reported: checkStaticComponents(found.staticModules, config).map(
      ({ file, line, message }) => `${relative(dir, file ?? '')}:${line} ${/"(.*?)"/.exec(message)?.[1]}`,
    ),
  };
}

test("a theme module with 'use client' is an island, with all components that it exports", async () => {
  const { islands } = await find({ 'theme/counter.tsx': `'use client';\n${COUNTER}` });
  expect(islands).toEqual([['theme/counter.tsx', 'Counter']]);
});

test('handlers and state are reported with their location if they are not in an island, in the theme and by way of other modules in a page', async () => {
  const reported = ['theme/counter.tsx:4 useState', 'theme/index.tsx:4 onClick'];
  expect(await find({})).toMatchObject({ islands: [], reported });
  const ofPage = await find({ 'theme/index.tsx': '', 'all.ts': "export * from './theme/counter';\n" }, 'all.ts');
  expect(ofPage.reported).toEqual(reported.slice(0, 1));
});

test.each([
  ['site.config.mjs', 'export default { theme: { client: true } };\n'],
  ['rspress.config.ts', "export default { title: 'Quay' };\n"],
])(
  'if the whole theme is interactive (%s), its modules are islands, except the layout itself, and those whose hooks are of packages',
  async (file, config) => {
    const { islands, reported } = await find({ [file]: config, ...OF_PACKAGE });
    expect(islands).toEqual([['theme/counter.tsx', 'Counter']]);
    expect(reported).toEqual(['theme/index.tsx:5 onClick', 'theme/use-seen.ts:2 useView']);
  },
);
