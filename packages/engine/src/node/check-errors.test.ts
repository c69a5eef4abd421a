import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { checkSite, copySite } from '../../test/run-quire.ts';

describe('a site with every error', () => {
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
});
