/** Claims about `search.vocabulary`: what readers call things, in text files of the site. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, openOutput, quire, writeSite } from '../../../test/run-quire.ts';
import { writeFiles } from '../../../test/temporary-site.ts';

const PAGES = {
  'docs/index.md': '# Home\n',
  'docs/types.md': '# Declaration files\n\nTypeScript reads them.\n',
  'docs/styles.md': '# Styles\n\nStylesheets of the output.\n',
};
// Without a title, that of the site would be the random name of its folder, which search would find.
const config = (vocabulary: string) => `export default {
  search: { vocabulary: '${vocabulary}' },
  title: 'Quay',
};`;

describe('a folder of text files', () => {
  const { outDir } = openOutput('vocabulary');
  let dir = '';
  beforeAll(async () => {
    dir = writeSite({
      ...PAGES,
      'site.config.mjs': config('./search'),
      'search/types.txt': '# Types\ntypings > declaration files\n',
      'search/more/styles.txt': 'tailwind > styles\n',
      'search/notes.md': 'not, a vocabulary, > at > all\n',
    });
    await buildSite(dir, outDir);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const search = async (query: string) => {
    const { stdout } = await quire('search', query, outDir, '--json');
    return JSON.parse(stdout).map(({ url }: { url: string }) => url);
  };

  test.each([
    ['typings', '/types'],
    ['tailwind', '/styles'],
  ])('leads what readers type to a page without the word: %s', async (query, url) => {
    expect(await search(query)).toContain(url);
  });

  test('is read again by the next build where a file changed or was added', async () => {
    expect(await search('jsdoc')).toEqual([]);
    writeFiles(dir, { 'search/new.txt': 'jsdoc > declaration files\n' });
    await buildSite(dir, outDir);
    expect(await search('jsdoc')).toContain('/types');
    writeFiles(dir, { 'search/new.txt': 'jsdoc > styles\n' });
    await buildSite(dir, outDir);
    expect(await search('jsdoc')).toEqual(['/styles']);
  });
});

describe('an error', () => {
  const messages = async (vocabulary: string, files: Record<string, string>) => {
    const dir = writeSite({ ...PAGES, 'site.config.mjs': config(vocabulary), ...files });
    const { code, stderr } = await quire('build', dir, '--out', join(dir, 'dist'));
    rmSync(dir, { recursive: true, force: true });
    return { code, stderr };
  };

  test('has its place and its fix, all of them at once', async () => {
    const { code, stderr } = await messages('./search', {
      'search/a.txt': 'a, b\nalone\n',
      'search/b.txt': 'a > b > c\n',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /a\.txt:2:1[\s\S]*"alone" has no synonym and leads to no other word[\s\S]*help: Add a synonym/,
    );
    expect(stderr).toMatch(/b\.txt:1:7[\s\S]*The line has a second arrow/);
  });

  test.each([
    ['./nowhere', '"nowhere" of "search.vocabulary" does not exist.'],
    ['./docs', 'The folder "docs" of "search.vocabulary" has no .txt file.'],
  ])('names the path and where the configuration names it: %s', async (path, message) => {
    const { code, stderr } = await messages(path, {});
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/site\.config\.mjs:2:/);
  });
});
