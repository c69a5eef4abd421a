/** What the page about the example projects lists: all of them, and only files that they emit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import config from '../site.config.ts';
import { loadAllSources, WEBSITE } from './docs-page.ts';

const EXAMPLES = join(WEBSITE, 'examples');
/** A row: the link to the source folder, the description, and the outputs. */
const ROW = /^\| \[`([^`]+)`\]\(([^)]+)\) \| .+ \| (.*) \|$/;

test.each(['en', 'zh'])('the page lists every example, with its source folder (%s)', (locale) => {
  const rows = readRows(locale);
  expect(rows.map(({ name }) => name).sort()).toEqual(readdirSync(EXAMPLES).sort());
  expect(rows.filter(({ name, href }) => !href.endsWith(`/website/examples/${name}`))).toEqual([]);
});

test.each(['en', 'zh'])('what the page names as the output of an example is in its folder (%s)', (locale) => {
  const outputs = readRows(locale).flatMap(({ name, outputs }) => outputs.map((path) => join(name, path)));
  expect(outputs.length).toBeGreaterThan(0);
  expect(outputs.filter((path) => !existsSync(join(EXAMPLES, path)))).toEqual([]);
});

test('every sample from a file is of a listed project, which its caption links as the page does', () => {
  const rows = readRows('en');
  const { dir, url } = config.markdown?.codeProjects ?? { dir: '', url: '' };
  expect(join(WEBSITE, dir)).toBe(EXAMPLES);
  expect(rows.filter(({ name, href }) => href !== `${url}/${name}`)).toEqual([]);
  const files = loadAllSources()
    .flatMap(({ fences }) => fences)
    .flatMap(({ meta }) => / ?file="([^"]+)"/.exec(meta)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(0);
  const names = new Set(rows.map(({ name }) => `<root>/examples/${name}`));
  expect(files.filter((file) => !names.has(file.split('/').slice(0, 3).join('/')))).toEqual([]);
});

function readRows(locale: string): { name: string; href: string; outputs: string[] }[] {
  const text = readFileSync(join(WEBSITE, `docs/${locale}/guide/advanced/examples.md`), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, name, href, outputs] = ROW.exec(line) ?? [];
    if (name === undefined || href === undefined || outputs === undefined) return [];
    return [{ name, href, outputs: [...outputs.matchAll(/`([^`]+)`/g)].map(([, path]) => join('dist', path ?? '')) }];
  });
}
