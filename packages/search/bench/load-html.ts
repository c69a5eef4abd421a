/** Reads a folder of HTML (mdBook, DocBook, AsciiDoc, Sphinx) as a corpus: other projects' documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageInput, SectionInput } from '../src/core/records/page-record.ts';

/** Pages that contain all others, or no content. */
const NO_PAGE = /(^|\/)(print|toc|404|index|all|single|genindex|search|bk\d+|ix\d+)(\.[\w-]+)?\.html$/;

export function loadHtml(folder: string, skipped: readonly string[] = []): PageInput[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith('.html') && !NO_PAGE.test(file))
    .filter((file) => !skipped.some((prefix) => file.startsWith(prefix)))
    .map((file) => readPage(readFileSync(join(folder, file), 'utf8'), `/${file.replace(/(\.zh-cn)?\.html$/, '')}`))
    .filter((page) => page.sections.some(({ blocks }) => blocks.length > 0));
}

function readPage(html: string, routePath: string): PageInput {
  const body = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? /<body\b[^>]*>([\s\S]*)/.exec(html)?.[1] ?? '';
  const sections = splitSections(body);
  const [lvl0 = ''] = routePath.split('/').filter(Boolean);
  return { routePath, title: sections[0]?.title ?? routePath, lvl0, group: '', sections };
}

/** Elements that are not part of the text: tables of contents, links to other pages. */
const FRAME =
  /<!--[\s\S]*?-->|<(script|style|svg|nav|header|footer|button|template)\b[\s\S]*?<\/\1>|<div class="(?:toc|navheader|navfooter|footer|column2)"[\s\S]*?<\/(?:dl|table|ul|div)>/gi;
const TOKEN = /<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+|</g;
const INLINE =
  /^(a|abbr|acronym|b|bdi|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)$/;
const HEADING = /^h([1-6])$/;

function splitSections(body: string): SectionInput[] {
  const sections: SectionInput[] = [];
  let text = '';
  let anchor = '';
  let heading: SectionInput | undefined;
  let isCode = false;
  const endBlock = () => {
    const block = text.replace(/\s+/g, ' ').trim();
    if (heading) {
      heading.title = withoutNumber(block);
      if (heading.title) sections.push(heading);
    } else if (isCode) sections.at(-1)?.code.push(text);
    else if (block) sections.at(-1)?.blocks.push(block);
    text = '';
    heading = undefined;
  };
  for (const [whole, slash, tag = '', attributes = ''] of body.replace(FRAME, ' ').matchAll(TOKEN)) {
    if (tag === '') {
      text += decode(whole);
      continue;
    }
    const id = /\s(?:id|name)="([^"]*)"/.exec(attributes)?.[1];
    if (id && heading) heading.anchor ||= sections.length === 0 ? '' : id;
    else if (id) anchor = id;
    if (INLINE.test(tag)) continue;
    endBlock();
    isCode = tag === 'pre' && slash === '';
    const depth = Number(HEADING.exec(tag)?.[1] ?? 0);
    if (depth === 0 || slash) continue;
    heading = { anchor: sections.length === 0 ? '' : (id ?? anchor), depth, title: '', blocks: [], code: [] };
    anchor = '';
  }
  endBlock();
  return sections;
}

/** Section numbers such as `3.1.2. ` and `第 3 章`: readers do not type them, and most sites have none. */
function withoutNumber(title: string): string {
  return title
    .replace(/^(?:第 ?[\d.]+ ?[章节]|(?:Chapter|附录|Appendix) [\dA-Z]+\.?|(?:[A-Z]\.)?\d+(?:\.\d+)*\.)\s*/, '')
    .replace(/[¶#§]\s*$/, '')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
};

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
