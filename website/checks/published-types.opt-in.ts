/** Are the types wrong, as the page about publishing shows it, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { withExampleCopy } from './copy-example.ts';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';
import { findMissingLines } from './reproduce-error.ts';

const TIMEOUT_MS = 600_000;
const SHOWN = join(WEBSITE, 'examples/basic-publishing/printed/attw.txt');

test(
  'the table is as shown, and the profile for ESM alone accepts the package',
  async () => {
    await withExampleCopy('basic-publishing', 'types', async (copy) => {
      mkdirSync(join(copy, 'archive'));
      const pack = await runScript('npm run build && npm pack --pack-destination archive', copy);
      expect([pack.code, pack.output]).toEqual([0, pack.output]);
      const attw = 'npx --yes @arethetypeswrong/cli@0.18.5 archive/*.tgz --exclude-entrypoints package.json';
      const strict = await runScript(attw, copy);
      expect([strict.code, findMissingLines(readFileSync(SHOWN, 'utf8'), strict.output)]).toEqual([1, []]);
      const modern = await runScript(`${attw} --profile esm-only`, copy);
      expect([modern.code, modern.output]).toEqual([0, modern.output]);
    });
  },
  TIMEOUT_MS,
);
