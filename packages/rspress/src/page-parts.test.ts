/** Claims about what sites for Rspress write in their pages: tabs with any labels, and lists of properties. */
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, writeSite } from '../../engine/test/run-quire.ts';

const { outDir, read, has } = openOutput('page-parts');

beforeAll(async () => {
  const dir = writeSite({
    'rspress.config.ts': `export default { root: 'docs' };`,
    'docs/_labels.tsx': `export const One = () => <i>one</i>;\nexport const Two = () => <i>two</i>;\n`,
    'docs/__Add.md': '# Add\n',
    'docs/index.mdx': `import { Tab, Tabs } from '@rspress/core/theme';
import { One, Two } from './_labels';

# Home

<Tabs>
  <Tab label={<One />}>First</Tab>
  <Tab label={<Two />}>Second</Tab>
  <Tab label="Same">Third</Tab>
  <Tab label="Same">Fourth</Tab>
</Tabs>

- **Fixed size**: \`{{ width: 300 }}\`
- **Margins**: ignored
`,
  });
  await buildSite(dir, outDir);
});

test('tabs with components as labels, or with equal labels, are separate', () => {
  const html = read('index.html');
  const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
  const values = list(/<div role="tabpanel" data-tab-panel="([^"]*)"/g);
  expect(values).toEqual(['1', '2', 'Same', 'Same 4']);
  expect(list(/<button [^>]*data-tab-value="([^"]*)"/g)).toEqual(values);
  expect(list(/data-tab-panel="([^"]*)" data-selected/g)).toEqual(['1']);
  expect(list(/aria-selected="true"[^>]*>(.*?)<\/button>/g)).toEqual(['<i>one</i>']);
});

test('a list of properties is not shown as a table', () => {
  expect(read('index.html')).toContain('<li><strong>Margins</strong>: ignored</li>');
});

test('files that begin with two underscores are pages, and those that begin with one are not', () => {
  expect([has('__Add.html'), has('_labels.html')]).toEqual([true, false]);
});
