import { basename } from 'node:path';
import { expect, test } from '@rstest/core';
import { checkSite } from '../../engine/test/run-quire.ts';

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
