import { basename } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildOutput, checkSite } from '../../engine/test/run-quire.ts';

test('an interactive component without the directive that is given a prop that cannot be serialized is static and reported, in pages and in the layout', async () => {
  const { code, diagnostics } = await checkSite({
    'rspress.config.ts': "export default { title: 'Quay' };\n",
    'docs/index.mdx': [
      "import { Menu } from '../theme/menu.tsx';",
      "import { Bar } from '../bar.tsx';",
      '',
      '# Home',
      '',
      "<Menu items={['a']} /> and <Menu items={['b']} render={(item) => <b>{item}</b>} />",
      '',
      '<Bar />',
    ].join('\n'),
    'bar.tsx':
      "import { Menu } from './theme/menu';\nexport const Bar = () => <Menu items={[{ icon: <i /> }]} render={() => 'x'} />;\n",
    'theme/index.tsx':
      "import { Layout as Original } from '@rspress/core/theme-original';\nimport { Menu } from './menu';\nexport const Layout = () => <Original top={<Menu items={[Menu]} render={() => 'y'} />} />;\n",
    'theme/menu.tsx':
      "import { useState } from 'react';\nexport function Menu({ items, render = String }) {\n  const [open] = useState(0);\n  return <p>{render(items[open])}</p>;\n}\n",
  });
  const name = 'The island <theme/menu.tsx#Menu> is static, because it is given';
  expect(code).toBe(0);
  expect(
    diagnostics
      .filter(({ rule }) => ['clientCode', 'imports'].includes(rule))
      .map(({ rule, severity, message, file = '', line, column }) => [
        `${severity} ${rule}`,
        message.split(',').slice(0, 2).join(),
        `${basename(file)}:${line}:${column}`,
      ]),
  ).toEqual([
    ['warning clientCode', `${name} a function as "render"`, 'index.mdx:6:28'],
    ['warning clientCode', `${name} content inside a value as "items[0].icon"`, 'index.mdx:8:1'],
    ['warning clientCode', `${name} a function as "items[0]"`, 'menu.tsx:2:17'],
  ]);
});

const CONTEXT = "import { createContext, use } from 'react';\nconst Open = createContext();\n";
const PROVIDER = 'export const Sea = ({ children }) => <Open value="at sea">{children}</Open>;\n';
const READER =
  "export function useSea() {\n  const sea = use(Open);\n  if (!sea) throw new Error('Not in a sea.');\n  return sea;\n}\n";
const BOAT = "import { useName } from './use-name';\nexport const Boat = () => <b>{useName()}</b>;\n";

test.each([
  ['alone', '<Boat />', [], '<quire-island data-name="boat.tsx#Boat"'],
  [
    'with text',
    '<Ship>*A* ship.</Ship>',
    [],
    '<quire-island data-name="ship.tsx#Ship" data-id="1" data-slots="children">',
  ],
  [
    'with content, as are those in it',
    '<Ship><Boat /></Ship>',
    [
      'it is given content with components as "children", which may need its context.\nSo are islands in it: <boat.tsx#Boat>.',
    ],
    '<p><b>a boat</b></p>',
  ],
  [
    'if one of them needs a context of what is around it',
    '<Sea><Raft /></Sea>',
    ['an island fails without what is around it here: Not in a sea.'],
    '<i>at sea</i>',
  ],
])('an interactive component of a page, %s, is hydrated or static with a warning', async (_, use, reasons, html) => {
  const site = {
    'rspress.config.ts': "export default { title: 'Quay' };\n",
    'docs/index.mdx': `import { Boat, Raft, Sea, Ship } from '../parts.ts';\n\n# Home\n\n${use}\n`,
    'parts.ts': "export * from './boat';\nexport * from './raft';\nexport * from './sea';\nexport * from './ship';\n",
    'boat.tsx': BOAT,
    'use-name.ts': "import { useState } from 'react';\nexport const useName = () => useState('a boat')[0];\n",
    'raft.tsx': "import { useSea } from './sea';\nexport const Raft = () => <i onClick={() => 1}>{useSea()}</i>;\n",
    'sea.tsx': CONTEXT + PROVIDER + READER,
    'ship.tsx': 'export const Ship = ({ children }) => <p onClick={() => 1}>{children}</p>;\n',
  };
  const { read } = await buildOutput(site);
  expect(read('index.html')).toContain(html);
  const { diagnostics } = await checkSite(site);
  const messages = diagnostics.filter(({ rule }) => rule === 'clientCode').map(({ message }) => message);
  expect(messages.map((message) => message.replace(/^.*is static, because /, ''))).toEqual(reasons);
});
