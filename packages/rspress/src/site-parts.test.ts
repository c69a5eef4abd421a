import { expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

const ICONS = ['bluesky', 'lark', 'npm', 'X'];

test('social links have the icons of their services', async () => {
  const links = ICONS.map((icon) => ({ icon, mode: 'link', content: `https://${icon.toLowerCase()}.example/quay` }));
  const dir = writeSite({
    'rspress.config.mjs': `export default ${JSON.stringify({ title: 'Quay', themeConfig: { socialLinks: links } })};\n`,
    'docs/index.md': '# Home\n',
  });
  const { outDir, read } = openOutput('site-parts');
  expect(await quire('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
  const html = read('index.html');
  const pictures = ICONS.map((icon) => {
    const [, link = ''] =
      new RegExp(`href="https://${icon.toLowerCase()}\\.example/quay"[^>]*>(.*?)</a>`, 's').exec(html) ?? [];
    return /<(?:path|use)\b[^>]*>/.exec(link)?.[0];
  });
  expect(pictures).not.toContain(undefined);
  // Each has its own, and none the picture of unknown services.
  expect(new Set(pictures).size).toBe(ICONS.length);
});

test('a named import from a fragment is reported with the correct import', async () => {
  const dir = writeSite({
    'rspress.config.mjs': "export default { title: 'Quay' };\n",
    'docs/_rope.mdx': 'A rope.\n',
    'docs/index.mdx': "import { Rope } from './_rope.mdx';\n\n# Home\n\n<Rope />\n",
  });
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(1);
  expect(stderr).toMatch(/index\.mdx:1:\d+\n {2}The fragment "\.\/_rope\.mdx" only has a default export\./);
  expect(stderr).toContain("help: Write: import Rope from './_rope.mdx';");
});

test('a 404.mdx that renders the NotFoundLayout is the 404 page, with its own text below', async () => {
  const layout = "import { NotFoundLayout } from '@rspress/core/theme';\n\n<NotFoundLayout />\n";
  const dir = writeSite({
    'rspress.config.mjs': "export default { title: 'Quay' };\n",
    'docs/index.md': '# Home\n',
    'docs/404.mdx': `---\npageType: custom\n---\n\n${layout}\nAsk the harbour master.\n`,
    'docs/adrift.mdx': `---\npageType: custom\n---\n\n${layout}`,
  });
  const { outDir, read } = openOutput('own-404');
  expect(await quire('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
  const html = read('404.html');
  expect(html.match(/PAGE NOT FOUND/g)).toHaveLength(1);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('"pageType":"404"');
  expect(html).toContain('<p>Ask the harbour master.</p>');
  expect(read('adrift.html').match(/PAGE NOT FOUND/g)).toHaveLength(1);
});

test('a name without an effect in the layout is reported once, with all files that import it', async () => {
  const list =
    "import { usePages } from '@rspress/core/runtime';\n\nexport const List = () => usePages().pages.length;\n";
  const dir = writeSite({
    'rspress.config.mjs': "export default { title: 'Quay' };\n",
    'docs/index.md': '# Home\n',
    'theme/index.tsx':
      "export * from '@rspress/core/theme-original';\nexport * from './one';\nexport * from './two';\n",
    'theme/one.tsx': list.replace('List', 'One'),
    'theme/two.tsx': list.replace('List', 'Two'),
  });
  const { stderr } = await quire('build', dir, '--out', openOutput('once').outDir);
  expect(stderr.match(/"usePages" returns no pages/g)).toHaveLength(1);
  expect(stderr).toContain('help: Also in two.tsx.');
});

test('components and expressions get the frontmatter as written, while the engine uses the converted fields, but no slug', async () => {
  const component = `import { useFrontmatter, usePages } from '@rspress/core/runtime';
export default function Log() {
  const { frontmatter } = useFrontmatter();
  const dates = usePages().pages.map((page) => page.frontmatter.date);
  return <p>{[frontmatter.date, frontmatter.author[0].ship, ...dates].join()}</p>;
}
`;
  const fields = 'slug: /away\ndate: 2024/3/9\nauthor:\n  - name: Ada\n    ship: Tern\n';
  const dir = writeSite({
    'rspress.config.mjs': "export default { title: 'Quay' };\n",
    'log.jsx': component,
    'docs/index.mdx': `---\n${fields}---\n\nimport Log from '../log.jsx';\n\n# Home\n\n<Log />\n\nOn {frontmatter.date}.\n`,
  });
  const { outDir, read } = openOutput('written-frontmatter');
  expect(await quire('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
  expect(read('index.html')).toContain('<p>2024/3/9,Tern,2024/3/9</p>');
  expect(read('index.html')).toContain('On 2024/3/9.');
  expect(read('index.html')).toContain('<time dateTime="2024-03-09">');
});

test('a head function that needs data from a plugin fails with help', async () => {
  const dir = writeSite({
    'rspress.config.mjs': `const titles = new Map();
export default {
  head: [({ routePath }) => { if (!titles.has(routePath)) throw new Error('No title for ' + routePath + '.'); return []; }],
  plugins: [{ name: 'titles', extendPageData(page) { titles.set(page.routePath, page.title); } }],
};
`,
    'docs/index.md': '# Home\n',
  });
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /fails for index\.md: No title for \/\. \[config\]\n {2}help: Plugins of Rspress do not run\./,
  );
});
