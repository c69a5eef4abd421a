import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { checkSite, copySite, quire, quireWith, SITES, writeSite } from '../../test/run-quire.ts';

describe('a site with errors and warnings', () => {
  let dir: string;
  let report: Awaited<ReturnType<typeof checkSite>>;
  beforeAll(async () => {
    dir = copySite('errors');
    report = await checkSite(dir);
  });

  test('fails, and nothing is written', () => {
    expect(report.code).toBe(1);
    expect(existsSync(join(dir, 'dist'))).toBe(false);
  });

  test.each([
    ['a dead link', 'en/guide/page.mdx:5:27\n  The link "./no-page.md" does not match'],
    [
      'a dead anchor',
      /en\/guide\/page\.mdx:5:\d+\n {2}The link "\.\/index\.md#prat" leads to an anchor that en\/guide\/index\.md does not have\.\n {2}Did you mean "#part"\?/,
    ],
    [
      'an image that is not there',
      'en/guide/page.mdx:5:1\n  The image "./presnet.png" does not exist.\n  Did you mean "./present.png"?',
    ],
    ['an image of a component', 'The image "/nothing.png" does not exist.'],
    ['a link of a component', 'en/guide/page.mdx:7:18\n  The link "/no/where" does not match'],
    [
      'a link of the navigation',
      'en/_nav.json:3:26\n  The navigation links to "/giude/", but no page has that route.\n  Did you mean "/guide/"?',
    ],
    ['a link of a sidebar', 'en/guide/_meta.json:3:3\n  The sidebar links to "/guide/nowhere"'],
    ['an anchor in a sidebar', '_meta.json:4:3\n  The sidebar links to "/guide/#prat", but en/guide/index.md does not'],
    [
      'a redirect that leads nowhere',
      'site.config.mjs:11:5\n  The redirect from "/guide/moved" points to "/guide/pgae", but no page has that route.\n  Did you mean "/guide/page"?',
    ],
    [
      'a link of the frontmatter',
      'en/index.md:7:13\n  The link "/guide/paeg" does not match a page or a public file.\n  Did you mean "/guide/page"?',
    ],
    [
      'a redirect over another',
      `site.config.mjs:14:5\n  The redirect from "/first" points to "/second", which is redirected itself.\n  Point to the final page: '/first': '/guide/'.`,
    ],
    [
      'a redirect to an anchor that is not there',
      'site.config.mjs:18:5\n  The redirect from "/lost" points to "/guide/#prat", but en/guide/index.md does not have that anchor.\n  Did you mean "#part"?',
    ],
    [
      'a published route that has vanished',
      'published-urls.txt:3:1\n  "/guide/before" was published, but is no longer a page and has no redirect.',
    ],
    ['a feed without posts', /site\.config\.mjs:21:\d+\n {2}The feed "news" has no posts/],
  ])('%s is reported with its place', (_, expected) => {
    if (typeof expected === 'string') expect(report.text).toContain(expected);
    else expect(report.text).toMatch(expected);
  });

  test('an id that a component brings is an anchor, and an anchor that has moved is none that is dead', () => {
    expect(report.text).not.toContain('#from-component');
    expect(report.text).not.toContain('#old"');
  });

  test('as JSON, has all of them at once, each with rule, severity, place and lines', () => {
    expect(report.errors).toBeGreaterThan(10);
    expect(report.warnings).toBeGreaterThan(0);
    expect(report.diagnostics).toHaveLength(report.errors + report.warnings);
    expect(report.diagnostics).toContainEqual(expect.objectContaining({ rule: 'duplicateIds', severity: 'warning' }));
    expect(report.diagnostics).toContainEqual({
      help: 'Did you mean "./page.mdx"?',
      rule: 'links',
      severity: 'error',
      message: 'The link "./no-page.md" does not match a page or a public file.',
      file: join(dir, 'docs/en/guide/page.mdx'),
      line: 5,
      column: 27,
      frame: expect.stringContaining('> 5 | '),
    });
  });

  test('as workflow commands, annotates the lines of a pull request, with files named from the repository', async () => {
    const { code, stdout } = await quireWith({ GITHUB_WORKSPACE: dir }, 'check', dir, '--format', 'github');
    expect(code).toBe(1);
    const commands = stdout.trimEnd().split('\n');
    expect(commands).toHaveLength(report.errors + report.warnings);
    expect(commands).toContainEqual(
      expect.stringMatching(
        /^::error file=docs\/en\/guide\/page\.mdx,line=5,col=27,title=quire%3A links::The link "\.\/no-page\.md"/,
      ),
    );
    expect(commands.filter((command) => command.startsWith('::warning '))).toHaveLength(report.warnings);
  });

  test('as text, has the same errors, and how many there are', async () => {
    const { code, stderr } = await quire('check', dir);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /page\.mdx:5:27\n {2}The link "\.\/no-page\.md" does not match[^\n]*\[links\]\n {4}3 \| .*\n(?: {4}.*\n)* {2}> 5 \| /,
    );
    expect(stderr).toContain(`${report.errors} errors, ${report.warnings} warnings`);
  });
});

test('files are named from the current folder', async () => {
  const site = relative(process.cwd(), join(SITES, 'errors'));
  const { diagnostics } = await checkSite(site);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ file: `${site}/docs/en/guide/page.mdx`, line: 5, column: 27 }),
  );
});

test('what fails before there are pages has the same formats', async () => {
  const dir = writeSite({ 'index.md': '# x\n', 'site.config.mjs': 'export default { titel: 1 };\n' });
  expect(await checkSite(dir)).toMatchObject({ code: 1, errors: 1, diagnostics: [{ rule: 'config', line: 1 }] });
  const unknown = await quire('check', dir, '--format', 'xml');
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('Unknown format "xml". [command]') });
});

test('signs in names of pages and images are not errors, and a malformed URL is one', async () => {
  const dir = writeSite({
    'site.config.mjs': "export default { siteUrl: 'https://x.example' };\n",
    'docs/index.md': '# Home\n\n[It](./it\'s.md) [Salt](./salt&pepper.md)\n\n<img src="/50%.svg">\n',
    "docs/it's.md": '# It’s\n',
    'docs/salt&pepper.md': '# Salt & pepper\n',
    'docs/image.mdx':
      "export const Image = ({ src }) => <img src={src} alt='' />;\n\n# Image\n\n<Image src='/100%.png' />\n",
    'public/50%.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"></svg>',
  });
  const { code, diagnostics } = await checkSite(dir);
  expect(code).toBe(1);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { rule: 'images', message: 'The image "/100%.png" does not exist.', line: 5 },
  ]);
});
