/** What the page about the example projects lists: all of them, and only files that they emit. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import config from '../site.config.ts';
import { loadAllSources, WEBSITE } from './docs-page.ts';
import { readGallery } from './gallery-rows.ts';
import { EXAMPLES } from './rebuild-example.ts';

test.each(['en', 'zh'])('the page lists every example, with its source folder (%s)', (locale) => {
  const rows = readGallery(locale);
  expect(rows.map(({ name }) => name).sort()).toEqual(readdirSync(EXAMPLES).sort());
  expect(rows.filter(({ name, href }) => !href.endsWith(`/website/examples/${name}`))).toEqual([]);
});

test.each(['en', 'zh'])('what the page names as the output of an example is in its folder (%s)', (locale) => {
  const outputs = readGallery(locale).flatMap(({ name, outputs }) => outputs.map((path) => join(name, path)));
  expect(outputs.length).toBeGreaterThan(0);
  expect(outputs.filter((path) => !existsSync(join(EXAMPLES, path)))).toEqual([]);
});

test.each(['en', 'zh'])('each project with a build script has a link that runs it, as its code has (%s)', (locale) => {
  const { openIn } = config.markdown?.codeProjects ?? {};
  const urls = readGallery(locale).map(({ name, run }) => [name, run]);
  expect(urls).toEqual(
    readGallery(locale).map(({ name }) => [
      name,
      existsSync(join(EXAMPLES, name, 'package.json')) ? openIn?.url.replace('{project}', name) : undefined,
    ]),
  );
});

test('every sample from a file is of a listed project, which its caption links as the page does', () => {
  const rows = readGallery('en');
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
