/** Claims about pages that AI agents can install as skills. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { openDevSite } from '../../test/dev-site.ts';
import { buildSite, checkSite, openOutput, writeSite } from '../../test/run-quire.ts';

const { outDir, read, has } = openOutput('skills');
const SKILL =
  'description: "Fasten things: plates, \\"thin\\" ones too. Use when something is loose."\nskill: use-rivet';
const FOLDER = '.well-known/agent-skills';

const FILES = {
  'site.config.mjs': `export default { title: 'Rivet', siteUrl: 'https://rivet.example', base: '/docs/', lang: 'en',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }, { lang: 'de', label: 'Deutsch' }] };\n`,
  'docs/en/index.md': `# Home\n\n[Skills](/${FOLDER}/index.json) and [one](/${FOLDER}/use-rivet/SKILL.md)\n`,
  'docs/en/skill.md': `---\n${SKILL}\nunlisted: true\n---\n\n# Use Rivet\n\nSee [the guide](./guide.md#b).\n`,
  'docs/en/guide.md': '# Guide\n\n## B\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/zh/skill.md': '---\ndescription: 固定\nskill: use-rivet\n---\n\n# 使用 Rivet\n',
  'docs/de/index.md': '# Start\n',
};

let dir = '';
beforeAll(async () => {
  dir = writeSite(FILES);
  await buildSite(dir, outDir);
});

const digestOf = (file: string) =>
  `sha256:${createHash('sha256')
    .update(readFileSync(join(outDir, file)))
    .digest('hex')}`;

test('a page with a name for it is a skill: its Markdown, with the name and the description of the page', () => {
  const text = read(`${FOLDER}/use-rivet/SKILL.md`);
  expect(text).toBe(
    '---\nname: use-rivet\ndescription: "Fasten things: plates, \\"thin\\" ones too. Use when something is loose."\n---\n\n' +
      '# Use Rivet\n\nSee [the guide](https://rivet.example/docs/guide.md#b).\n',
  );
});

test('the index of a language has the URL and the digest of each skill; a language without one has no index', () => {
  expect(JSON.parse(read(`${FOLDER}/index.json`))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'use-rivet',
        type: 'skill-md',
        description: 'Fasten things: plates, "thin" ones too. Use when something is loose.',
        url: `/docs/${FOLDER}/use-rivet/SKILL.md`,
        digest: digestOf(`${FOLDER}/use-rivet/SKILL.md`),
        files: ['SKILL.md'],
      },
    ],
  });
  const [chinese] = JSON.parse(read(`zh/${FOLDER}/index.json`)).skills;
  expect(chinese).toMatchObject({
    description: '固定',
    url: `/docs/zh/${FOLDER}/use-rivet/SKILL.md`,
    digest: digestOf(`zh/${FOLDER}/use-rivet/SKILL.md`),
  });
  expect(read(`zh/${FOLDER}/use-rivet/SKILL.md`)).toContain('# 使用 Rivet');
  expect(has(`de/${FOLDER}/index.json`)).toBe(false);
});

test('pages may link to them', () => {
  expect(read('index.html')).toContain(`href="/docs/${FOLDER}/use-rivet/SKILL.md"`);
});

test('the dev server answers with the same files', async () => {
  const site = await openDevSite(dir);
  try {
    for (const file of ['index.json', 'use-rivet/SKILL.md'].flatMap((name) => [
      `${FOLDER}/${name}`,
      `zh/${FOLDER}/${name}`,
    ])) {
      const { status, body } = await site.request(`/docs/${file}`);
      expect([status, String(body)]).toEqual([200, read(file)]);
    }
  } finally {
    await site.close();
  }
});

test('what agents could not read is an error with its place', async () => {
  const broken = writeSite({
    'site.config.mjs': "export default { title: 'Rivet' };\n",
    'docs/index.md': '# Home\n',
    'docs/a.md': '---\nskill: use-rivet\n---\n\n# A\n',
    'docs/b.md': `---\ntitle: B\nskill: use-rivet\ndescription: ${'b'.repeat(1025)}\n---\n`,
    'docs/c.md': '---\nskill: Use Rivet\n---\n\n# C\n',
  });
  const { code, text } = await checkSite(broken);
  expect(code).toBe(1);
  expect(text).toContain('a.md:2:1\n  The skill "use-rivet" has no description.');
  expect(text).toContain('a.md:2:1\n  The skill "use-rivet" is read away from the site, where links need a host.');
  expect(text).toContain('b.md:3:1\n  The skill "use-rivet" is that of "a.md" already.');
  expect(text).toContain('The description of the skill "use-rivet" has 1025 characters; agents read 1024.');
  expect(text).toContain('c.md:2:1\n  The frontmatter field "skill" is invalid: it must consist of lowercase letters');
});
