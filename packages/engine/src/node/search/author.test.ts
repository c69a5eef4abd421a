/** Claims about what an author decides on search: what is left out, what means the same, what ranks higher. */
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, quire, writeSite } from '../../../test/run-quire.ts';

const { outDir, read } = openOutput('author');

const EXCLUDED = 'Kept before.\n\nBEGIN\n\nTop secretum.\n\n## Hidden arcanum\n\nMore arcanum.\n\nEND\n\nKept after.\n';
const exclude = (begin: string, end: string) => EXCLUDED.replace('BEGIN', begin).replace('END', end);

const dir = writeSite({
  'site.config.mjs': `export default {
    lang: 'en',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
    search: {
      synonyms: [['emit', 'generate']],
      boosts: [{ route: '/guide/', factor: 1.5 }],
    },
  };`,
  'docs/zh/index.md': '# 首页\n',
  'docs/en/index.md':
    "---\npageType: home\nhero: { name: Home, tagline: 'For <b>lug</b>gers &amp; ketches' }\nfeatures: [{ title: Rudder, details: Steers & turns }]\n---\n",
  'docs/en/left-out.md': '---\nsearch: false\n---\n\n# Left out\n\nAll of this xenolith stays unknown.\n',
  'docs/en/plain.md': `# Plain\n\n${exclude('<!-- search-exclude -->', '<!-- /search-exclude -->')}`,
  'docs/en/page.mdx': `# Page\n\n${exclude('{/* search-exclude */}', '{/* /search-exclude */}')}`,
  'docs/en/comment.mdx': `# Comment\n\n${exclude('<!-- search-exclude -->', '<!-- /search-exclude -->')}\nWrite \`<!-- search-exclude -->\` for that.\n`,
  'docs/en/files.md': '# Files\n\nHow declaration files are generated.\n',
  'docs/en/blog/arch.md': '# Arch\n\nSome call it a quoin.\n',
  'docs/en/guide/wedge.md': '# Wedge\n\nSome call it a quoin.\n',
});

async function search(query: string, locale = 'en'): Promise<string[]> {
  const { stdout } = await quire('search', query, outDir, '--locale', locale, '--json');
  return JSON.parse(stdout).map(({ url }: { url: string }) => url);
}

beforeAll(async () => {
  await buildSite(dir, outDir);
});

test.each(['plain', 'page', 'comment'])('what is between the comments is not found, the rest is: %s', async (page) => {
  expect(read('search/en.json')).not.toMatch(/secretum|arcanum/);
  expect(await search('secretum')).toEqual([]);
  expect(await search('kept before')).toContain(`/${page}`);
  expect(await search('kept after')).toContain(`/${page}`);
  expect(read(`${page}.html`)).toContain('Top secretum.');
  // One that is quoted leaves nothing out.
  expect(read('comment.html')).toContain('<code>&lt;!-- search-exclude --&gt;</code>');
});

test.each(['luggers', 'ketches', 'rudder', 'steers'])(
  'the hero and the features of a home page are found: %s',
  async (word) => {
    expect(await search(word)).toEqual(['/']);
  },
);

test('a page with `search: false` is not found, and words that mean the same find each other', async () => {
  expect(await search('xenolith')).toEqual([]);
  expect(await search('emitted files')).toContain('/files');
});

test('a boost lifts a page above its equals', async () => {
  expect((await search('quoin')).slice(0, 2)).toEqual(['/guide/wedge', '/blog/arch']);
});

test('a page without a translation is found in both languages, each under its own URL', async () => {
  expect(await search('declaration files', 'zh')).toContain('/zh/files');
  expect(await search('declaration files')).toContain('/files');
});
