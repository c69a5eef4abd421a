import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type DocsPage, loadPages, WEBSITE } from './docs-page.ts';

/** Links cannot be followed where the tests run: a new one is looked at by a person, and then listed. */
const LIST = join(WEBSITE, 'checks/external-links.txt');
const QUIRE = join(WEBSITE, '../packages/engine/bin/quire.mjs');

test('every external link is in the list of checked links, and the list has no others', () => {
  const found = execFileSync(process.execPath, [QUIRE, 'check', WEBSITE, '--list-external'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // npx quire check website --list-external > website/checks/external-links.txt
  expect(found).toBe(readFileSync(LIST, 'utf8'));
});

test.each(['en', 'zh'] as const)('every option of Rsbuild links its full reference (%s)', (locale) => {
  const options = loadPages(locale).flatMap(listRsbuildOptions);
  expect(options.length).toBeGreaterThan(40);
  const host = `https://rsbuild.rs/${locale === 'zh' ? 'zh/' : ''}config/`;
  expect(options.filter(({ path, links }) => !links.includes(`${host}${path}`))).toEqual([]);
});

test.each(['en', 'zh'] as const)('a guide names the project or the check that shows what it says (%s)', (locale) => {
  const guides = loadPages(locale).filter(({ name }) => /^guide\/(?:basic|advanced|migration|faq)\//.test(name));
  expect(guides.length).toBeGreaterThan(30);
  const proof = /\/rslib\/tree\/main\/website\/(?:examples|checks)\b/;
  expect(guides.filter(({ links }) => !links.some(({ href }) => proof.test(href))).map(({ name }) => name)).toEqual([]);
});

test('external links use HTTPS', () => {
  expect(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((url) => url !== '' && !url.startsWith('https://')),
  ).toEqual([]);
});

/** The second headings of a page that are options, each as a path of Rsbuild's reference, with the links below it. */
function listRsbuildOptions({ name, headings, links }: DocsPage): { path: string; links: string[] }[] {
  if (!name.startsWith('config/rsbuild/')) return [];
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.flatMap(({ text, line }, index) => {
    const [, area, option = ''] = /^([a-z]+)\.(\w+)$/.exec(text) ?? [];
    if (area === undefined) return [];
    const end = sections[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const path = `${area}/${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return [{ path, links: links.filter((link) => link.line > line && link.line < end).map(({ href }) => href) }];
  });
}
