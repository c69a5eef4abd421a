import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, writeSite } from '../../../test/run-quire.ts';

const PAGES = {
  container: ':::info\n\nRead this too.\n\n:::\n\nThe subject.\n',
  titled: ':::warning Early days\nIt may break.\n\n- So be it.\n:::\n\nThe subject.\n',
  nested: '::::tip\n:::info\nInside.\n:::\n\nOutside.\n::::\n\nThe subject.\n',
  folded: ':::details More\nFolded.\n:::\n\nThe subject.\n',
  alert: '> [!NOTE]\n> Read this too.\n\nThe subject.\n',
  quoted: '> Said before.\n\nThe subject.\n',
  section: ':::info\nRead this too.\n:::\n\n## Section\n\nNot the subject.\n',
};

/** Pages that say themselves how they are laid out. */
const OWN_LAYOUTS = { custom: 'custom', blank: 'blank', home: 'home' };

const { outDir, read } = openOutput('lead');

beforeAll(() =>
  buildSite(
    writeSite({
      'site.config.mjs': "export default { title: 'Quay', description: 'The site.' };\n",
      'docs/index.md': '# Home\n',
      ...Object.fromEntries(
        Object.entries(OWN_LAYOUTS).map(([name, type]) => [
          `docs/${name}.md`,
          `---\npageType: ${type}\n---\n\n# T\n\nThe subject.\n`,
        ]),
      ),
      ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`docs/${name}.md`, `# T\n\n${text}`])),
    }),
    outDir,
  ),
);

test.each([
  ['container', 'The subject.'],
  ['titled', 'The subject.'],
  ['nested', 'The subject.'],
  ['folded', 'The subject.'],
  ['alert', 'The subject.'],
  ['quoted', 'Said before.'],
  ['section', 'The site.'],
])('a callout does not describe its page: %s', (page, description) => {
  expect(read(`${page}.html`)).toContain(`<meta name="description" content="${description}">`);
});

test.each([
  ['custom', 'The subject.'],
  ['blank', 'The subject.'],
  ['home', 'The site.'],
])('the first paragraph of a page of the type "%s"', (page, description) => {
  expect(read(`${page}.html`)).toContain(`<meta name="description" content="${description}">`);
});
