/** Reads a folder of HTML that mdBook made as a corpus: other projects' documentation, for what is never tuned on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageInput, SectionInput } from '../src/core/records/page-record.ts';

export function loadMdbook(folder: string, skipped: readonly string[] = []): PageInput[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith('.html') && !/(^|\/)(print|toc|404|index)\.html$/.test(file))
    .filter((file) => !skipped.some((prefix) => file.startsWith(prefix)))
    .map((file) => readPage(readFileSync(join(folder, file), 'utf8'), `/${file.replace(/\.html$/, '')}`))
    .filter((page) => page.sections.length > 0);
}

function readPage(html: string, routePath: string): PageInput {
  const main = /<main>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
  const sections = splitSections(main);
  const [lvl0 = ''] = routePath.split('/').filter(Boolean);
  return { routePath, title: sections[0]?.title ?? routePath, lvl0, group: '', sections };
}

function splitSections(main: string): SectionInput[] {
  const sections: SectionInput[] = [];
  const pieces = main.matchAll(
    /<h([1-6]) id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>|<pre[^>]*>([\s\S]*?)<\/pre>|<(p|li|td|th|dt|dd)(?: [^>]*)?>([\s\S]*?)(?=<\/\5>|<pre|<p>|<ul|<ol)/g,
  );
  for (const [, depth, anchor = '', title, code, , text] of pieces) {
    if (title !== undefined)
      sections.push({
        anchor: sections.length === 0 ? '' : anchor,
        depth: Number(depth),
        title: toPlain(title),
        blocks: [],
        code: [],
      });
    else if (code !== undefined) sections.at(-1)?.code.push(toPlain(code));
    else if (text !== undefined && toPlain(text)) sections.at(-1)?.blocks.push(toPlain(text));
  }
  return sections;
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
  amp: '&',
};

function toPlain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|#x27|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
