import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@rstest/core';
import { loadPage } from './docs-page.ts';
import { followSteps, listFiles, readFileTree, readSteps } from './follow-quick-start.ts';

const TIMEOUT_MS = 120_000;

test.each(['en', 'zh'] as const)(
  'the quick start works from an empty folder, by following the page (%s)',
  async (locale) => {
    const page = loadPage(locale, 'guide/start/quick-start.mdx');
    const steps = readSteps(page);
    expect(steps.length).toBeGreaterThan(10);
    const emptyFolder = mkdtempSync(join(tmpdir(), 'quick-start-'));
    try {
      const { problems, folder } = followSteps(steps, emptyFolder);
      expect(problems).toEqual([]);
      expect(listFiles(folder)).toEqual(readFileTree(page.source));
      const built: unknown = await import(/* webpackIgnore: true */ pathToFileURL(join(folder, 'dist/index.js')).href);
      expect(Object.keys(built as object).sort()).toEqual(['pagePath', 'slug']);
    } finally {
      rmSync(emptyFolder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
