/** Every example, installed from npm outside of the repository. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildAlone, runNpm } from './build-alone.ts';
import { readGallery } from './gallery-rows.ts';

const TIMEOUT_MS = 300_000;

const projects = readGallery('en').filter(({ run }) => run !== undefined);

const install = (folder: string) => runNpm(['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);

test.each(projects)(
  'npm install && npm run build emits what the page lists: $name',
  ({ name, outputs }) =>
    buildAlone(name, install, (folder) => {
      expect(outputs.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    }),
  TIMEOUT_MS,
);
