import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { resolveConfig } from './resolve.ts';

test('a folder of projects that does not exist is an error', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'quire-projects-'));
  const markdown = { codeProjects: { dir: './none', url: 'https://example.com/examples' } };
  expect(() => resolveConfig({ markdown }, { dir: siteDir })).toThrow(
    'The folder "./none" of "markdown.codeProjects" does not exist.',
  );
});
