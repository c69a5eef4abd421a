import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildSite, SITES } from '../../../test/run-quire.ts';
import { takeSnapshot } from '../../../test/temporary-site.ts';

test('a site has the same bytes in any folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'quire-place-'));
  const outputs: string[] = [];
  for (const place of ['site', 'deeper/and/deeper/site']) {
    const dir = join(root, place);
    cpSync(join(SITES, 'islands'), dir, { recursive: true });
    await buildSite(dir);
    outputs.push(takeSnapshot(join(dir, 'dist')));
  }
  expect(outputs[0]).toBe(outputs[1]);
  expect(outputs[0]).toContain('.css');
});
