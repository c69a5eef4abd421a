import { basename } from 'node:path';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { beforeAll, describe, expect, test } from '@rstest/core';
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

/** What a page has in place of a component, and why its islands are static. */
const USES = {
  alone: { use: '<Boat />', html: '<quire-island data-name="boat.tsx#Boat"', reasons: [] },
  text: {
    use: '<Ship>*A* ship.</Ship>',
    html: '<quire-island data-name="ship.tsx#Ship" data-id="a1" data-slots="children">',
    reasons: [],
  },
  content: {
    use: '<Ship><Boat /></Ship>',
    html: '<p><b>a boat</b></p>',
    reasons: [
      'it is given content with components as "children", which may need its context.\nSo are islands in it: <boat.tsx#Boat>.',
    ],
  },
  context: {
    use: '<Sea><Raft /></Sea>',
    html: '<i>at sea</i>',
    reasons: ['an island fails without what is around it here: Not in a sea.'],
  },
};

describe('an interactive component of a page', () => {
  let site: Awaited<ReturnType<typeof buildOutput>>;
  let warnings: Diagnostic[];
  beforeAll(async () => {
    const pages = Object.entries(USES).map(([name, { use }]) => [
      `docs/${name}.mdx`,
      `import { Boat, Raft, Sea, Ship } from '../parts.ts';\n\n# Home\n\n${use}\n`,
    ]);
    site = await buildOutput({
      ...Object.fromEntries(pages),
      'rspress.config.ts': "export default { title: 'Quay' };\n",
      'docs/index.md': '# Home\n',
      'parts.ts': "export * from './boat';\nexport * from './raft';\nexport * from './sea';\nexport * from './ship';\n",
      'boat.tsx': BOAT,
      'use-name.ts': "import { useState } from 'react';\nexport const useName = () => useState('a boat')[0];\n",
      'raft.tsx': "import { useSea } from './sea';\nexport const Raft = () => <i onClick={() => 1}>{useSea()}</i>;\n",
      'sea.tsx': CONTEXT + PROVIDER + READER,
      'ship.tsx': 'export const Ship = ({ children }) => <p onClick={() => 1}>{children}</p>;\n',
    });
    warnings = (await checkSite(site.dir)).diagnostics.filter(({ rule }) => rule === 'clientCode');
  });

  test.each([
    ['alone', 'alone'],
    ['with text', 'text'],
    ['with content, as are those in it', 'content'],
    ['if one of them needs a context of what is around it', 'context'],
  ] as const)('%s, is hydrated or static with a warning', (_, name) => {
    const { html, reasons } = USES[name];
    expect(site.read(`${name}.html`)).toContain(html);
    const messages = warnings.filter(({ file = '' }) => basename(file) === `${name}.mdx`).map(({ message }) => message);
    expect(messages.map((message) => message.replace(/^.*is static, because /, ''))).toEqual(reasons);
  });

  test('is reported for the pages that it is static on alone', () => {
    expect(warnings.map(({ file = '' }) => basename(file)).sort()).toEqual(['content.mdx', 'context.mdx']);
  });
});
