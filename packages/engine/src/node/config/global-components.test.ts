import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { resolveGlobalComponents } from './global-components.ts';

test('a component is named by its file, by its file without ending or by its folder', () => {
  const files = ['parts/api-meta.tsx', 'parts/Note.jsx', 'parts/Picture/index.tsx', 'parts/Old/index.js'];
  const dir = realpathSync(writeSite(Object.fromEntries(files.map((file) => [file, '']))));
  const written = ['./parts/api-meta.tsx', 'parts/Note', join(dir, 'parts/Picture'), './parts/Old/index.js'];
  expect(resolveGlobalComponents(written, dir)).toEqual({
    ApiMeta: join(dir, 'parts/api-meta.tsx'),
    Note: join(dir, 'parts/Note.jsx'),
    Picture: join(dir, 'parts/Picture/index.tsx'),
    Old: join(dir, 'parts/Old/index.js'),
  });
});
