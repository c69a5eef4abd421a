/** What the bench of the home page says of outputs that it does not show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadPage } from './docs-page.ts';
import { EXAMPLES } from './rebuild-example.ts';

const DIST = join(EXAMPLES, 'temperature/dist');
const BYTES_PER_KB = 1000;

test.each(['en', 'zh'] as const)(
  'minified, CommonJS and UMD have one line of the size that is named (%s)',
  (locale) => {
    const { source } = loadPage(locale, 'index.mdx');
    const read = (format: string) => {
      const [, text = ''] = new RegExp(`format="${format}"[^>]* minify="true">\n\n(.+)`).exec(source) ?? [];
      return [...text.matchAll(/\d\.\d/g)].map(([figure]) => Number(figure));
    };
    const [least, most] = read('cjs');
    const cjs = listSizes('.cjs');
    expect([Math.min(...cjs), Math.max(...cjs)]).toEqual([least, most]);
    const umd = listSizes('.umd.js');
    expect([Math.min(...umd), Math.max(...umd)]).toEqual(read('umd'));
  },
);

/** In kB, as the bench rounds. */
function listSizes(extension: string): number[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.includes('-min') && file.endsWith(extension))
    .map((file) => {
      const text = readFileSync(join(DIST, file), 'utf8');
      expect(text.trim()).not.toContain('\n');
      return Number((text.length / BYTES_PER_KB).toFixed(1));
    });
}
