import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

// A site that has a configuration of its own, and what it is made of from the time before.
const ENTRY = join(import.meta.dirname, '../dist/index.js');
const { outDir, read } = openOutput('rspress-plugin');
let stderr: string;

beforeAll(async () => {
  const dir = writeSite({
    'site.config.ts': `
      import { rspress } from ${JSON.stringify(ENTRY)};
      export default {
        title: 'Quay',
        siteOrigin: 'https://quay.example',
        markdown: { mdxRs: true, remarkPlugins: [function remarkTides() {}] },
        builderConfig: { source: { define: { DEPTH: '7' } } },
        plugins: [rspress()],
      };
    `,
    'theme/index.tsx': `
      import './index.css';
      export * from '@rspress/core/theme-original';
      export const HomeFooter = () => <footer>Under a free license</footer>;
      export const SearchPanel = () => null;
    `,
    'theme/index.css': ':root { --rp-c-brand: rebeccapurple }\n',
    'docs/index.mdx': '---\npageType: home\n---\n\n{DEPTH} fathoms\n',
  });
  const outcome = await quire('build', dir, '--out', outDir, '--verbose');
  expect(outcome, outcome.stderr).toMatchObject({ code: 0 });
  ({ stderr } = outcome);
});

test('a site.config with the plugin supports the options of Rspress, and reports those without an equivalent', () => {
  expect(read('sitemap.xml')).toContain('https://quay.example/');
  expect(read('index.html')).toContain('7 fathoms');
  expect(stderr).toMatch(/are ignored: markdown\.remarkPlugins \(remarkTides\)\./);
});

test('components, variables and classes have their names in Rspress', () => {
  const html = read('index.html');
  expect(html).toContain('<footer>Under a free license</footer>');
  expect(html).toContain('data-dark-class="dark rp-dark"');
  expect(stderr).toContain('The theme\'s "SearchPanel" is ignored');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = '']) => read(file));
  expect(sheets.join('')).toContain('--q-brand:var(--rp-c-brand)');
});
