/** Emits `llms-full.txt`: all pages of a locale as Markdown, in one or more parts. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { OutputFile } from '../files/output-file.ts';
import { toFullTextPath } from '../routes/generated-files.ts';

/** About 100,000 tokens of English, which fits into a model's context. A longer page is a separate part. */
export const FULL_TEXT_PART_BYTES = 400_000;

interface FullTextInput {
  config: Pick<ResolvedConfig, 'defaultLang'>;
  lang: string;
  /** The beginning of each part. */
  head: string;
  urlOf(page: Page): string;
  loadMarkdown(page: Page): Promise<string | undefined>;
}

/** Emits at least one part, so that a link to the file always works. */
export async function emitFullText(pages: readonly Page[], input: FullTextInput): Promise<OutputFile[]> {
  const { lang, config, urlOf, loadMarkdown } = input;
  // Buffers, because strings would take twice the memory on a large site.
  const head = Buffer.from(`${input.head}\n`);
  const parts: Buffer[] = [];
  let blocks = [head];
  let size = head.length;
  for (const page of pages) {
    const text = await loadMarkdown(page);
    if (text === undefined) continue;
    const block = Buffer.from(`\n---\nurl: ${urlOf(page)}\n---\n\n${text.trim()}\n`);
    if (blocks.length > 1 && size + block.length > FULL_TEXT_PART_BYTES) {
      parts.push(Buffer.concat(blocks));
      blocks = [head];
      size = head.length;
    }
    blocks.push(block);
    size += block.length;
  }
  return [...parts, Buffer.concat(blocks)].map((body, index) => ({
    path: toFullTextPath(lang, config, index + 1).slice(1),
    body,
  }));
}
