import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { compilePage, readHtml } from '../../test/checked-pages.ts';
import { createTestContext } from '../../test/compile-context.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'quire-svg-'));
const context = createTestContext(publicDir, { publicDir });
writeFileSync(join(publicDir, 'plain.svg'), '<svg/>');
writeFileSync(join(publicDir, 'd (1).svg'), '<svg class="q-diagram"/>');
afterAll(() => rmSync(publicDir, { recursive: true }));

const compile = (text: string) => compilePage(text, 'md', context);

test.each(['![A](/d%20(1).svg)', '![A](</d (1).svg>)', '![A][d]\n\n[d]: </d (1).svg>'])(
  'a diagram is inlined however its image is written: %j',
  async (text) => {
    expect(readHtml(await compile(text))).toContain('aria-label="A"><svg class="q-diagram"/></span>');
  },
);

test.each(['plain', 'missing', '%E4'])('a page depends on files that may become a diagram: %s', async (name) => {
  const { dependencies, errors, images } = await compile(`![A](/${name}.svg)`);
  expect(errors).toEqual([]);
  expect(images).toMatchObject([{ source: `/${name}.svg` }]);
  expect(dependencies).toMatchObject([{ filePath: join(publicDir, `${name}.svg`) }]);
});
