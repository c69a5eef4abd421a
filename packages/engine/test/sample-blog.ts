/** A made-up bilingual site with a blog, for tests of what is emitted. */
import type { OutputFile } from '../src/node/files/output-file.ts';
import { sampleConfig, samplePage, sampleRoutes } from './sample-pages.ts';

export const config = sampleConfig({ feeds: [{ prefix: '/blog/', name: 'blog-rss' }] });
export const homeless = sampleConfig({ siteUrl: undefined, feeds: config.feeds });
const post = (path: string, date: string) =>
  samplePage(path, { title: `Post ${path}`, description: 'A & B', frontmatter: { date, author: 'Ada' } });
export const routes = sampleRoutes(
  samplePage('en/index', { title: 'Rivet' }),
  samplePage('en/guide/start/index', { title: 'Start [here]', lastUpdated: '2026-01-02T03:04:05Z' }),
  samplePage('zh/guide/start/index', { title: '开始' }),
  samplePage('en/blog/index', { title: 'Blog', description: 'News' }),
  post('en/blog/older', '2025-01-01'),
  post('en/blog/newer', '2025-05-14'),
  post('zh/blog/newer', '2025-05-14'),
  samplePage('en/404', { pageType: '404' }),
);

/** The text of one of the files. */
export function bodyOf(files: OutputFile[], path: string): string {
  return String(files.find((file) => file.path === path)?.body);
}

/** Whether an XML 1.0 document may contain the characters of a text. */
export function isXmlText(text: string): boolean {
  return Array.from(text, (char) => char.codePointAt(0) ?? 0).every(
    (code) =>
      [9, 10, 13].includes(code) ||
      (code >= 0x20 && code < 0xd800) ||
      (code > 0xdfff && (code & 0xfffe) !== 0xfffe) ||
      code > 0xffff,
  );
}
