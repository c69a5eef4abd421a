/** The site as it is published, with an image for each link preview. Not part of `npm test`, like `standalone.opt-in.ts`. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT, WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const HOST = 'https://rslib.rs/';
const TIMEOUT_MS = 300_000;
const BUILT = join(WEBSITE, '.out/cards');

test(
  'every page has a card with a text alternative, and its fonts contain every character',
  async () => {
    const { code, output } = await runScript(`QUIRE_CARDS=1 quire build website --out "${BUILT}"`, ROOT);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).not.toContain('fonts do not contain');
    const pages = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
      .map((file) => ({ file, html: readFileSync(join(BUILT, file), 'utf8') }))
      .filter(({ html }) => !html.includes('name="quire-redirect"'));
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter(({ html }) => !hasCard(html)).map(({ file }) => file)).toEqual([]);
    rmSync(BUILT, { recursive: true, force: true });
  },
  TIMEOUT_MS,
);

function hasCard(html: string): boolean {
  const read = (name: string) => new RegExp(`<meta [^>]*="${name}" content="([^"]+)">`).exec(html)?.[1] ?? '';
  const path = read('og:image').replace(HOST, '');
  const isThere = path.startsWith('cards/') && existsSync(join(BUILT, path));
  return isThere && read('og:image:alt') !== '' && read('twitter:card') === 'summary_large_image';
}
