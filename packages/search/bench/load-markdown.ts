/** Reads a folder of Markdown as a corpus. A substitute for the engine's own records: headings, blocks and code only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { PageInput, SectionInput } from '../src/core/records/page-record.ts';

export interface MarkdownFolder {
  folder: string;
  /** `/` or `/zh/`. */
  routePrefix: string;
}

export function loadMarkdown({ folder, routePrefix }: MarkdownFolder): PageInput[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .map((file) => readPage(join(folder, file), routePrefix + relative(folder, join(folder, file))))
    .filter((page) => page.sections.length > 0);
}

function readPage(filePath: string, route: string): PageInput {
  const source = readFileSync(filePath, 'utf8');
  const routePath = route.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  const { text, title } = cutFrontmatter(includeFragments(source, filePath));
  // A page without a title is named by its URL.
  const sections = splitSections(text, title ?? routePath.split('/').filter(Boolean).at(-1));
  const [lvl0 = '', group = ''] = routePath
    .replace(/^\/zh\//, '/')
    .split('/')
    .filter(Boolean);
  return { routePath, title: title ?? sections[0]?.title ?? routePath, lvl0, group, sections };
}

function cutFrontmatter(source: string): { text: string; title: string | undefined } {
  const frontmatter = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const title = /^title:\s*["']?(.*?)["']?\s*$/m.exec(frontmatter?.[1] ?? '')?.[1];
  return { text: source.slice(frontmatter?.[0].length ?? 0), title };
}

function includeFragments(source: string, filePath: string): string {
  const imports = [...source.matchAll(/^import (\w+) from ['"](.+?\.mdx?)['"];?$/gm)];
  return imports.reduce((text, [, name, target = '']) => {
    const fragment = resolve(dirname(filePath), target.replace(/^@(en|zh)\//, ''));
    return existsSync(fragment)
      ? text.replace(new RegExp(`<${name}\\s*/>`, 'g'), () => readFileSync(fragment, 'utf8'))
      : text;
  }, source);
}

function splitSections(text: string, title: string | undefined): SectionInput[] {
  const slugger = new GithubSlugger();
  const sections: SectionInput[] = [];
  const current = () => {
    const section = sections.at(-1) ?? { anchor: '', depth: 1, title: title ?? '', blocks: [], code: [] };
    if (sections.length === 0) sections.push(section);
    return section;
  };
  let fence: string | undefined;
  let code: string[] = [];
  let block: string[] = [];
  const endBlock = () => {
    const plain = toPlain(block.join(' '));
    if (plain) current().blocks.push(plain);
    block = [];
  };
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) {
        current().code.push(code.join('\n'));
        fence = undefined;
        code = [];
      } else code.push(line);
      continue;
    }
    if (mark) {
      endBlock();
      fence = mark;
      continue;
    }
    const heading = /^(#{1,6})\s+(.*?)(?:\s*\\?\{#([^}]+)\})?\s*$/.exec(line);
    if (heading) {
      endBlock();
      const plain = toPlain(heading[2] ?? '');
      const depth = heading[1]?.length ?? 1;
      sections.push({
        anchor: depth === 1 ? '' : (heading[3] ?? slugger.slug(plain)),
        depth,
        title: plain,
        blocks: [],
        code: [],
      });
    } else if (/^\s*$/.test(line) || /^(import|export) /.test(line)) endBlock();
    else {
      if (/^\s*([-*+]|\d+\.|\|)\s/.test(line)) endBlock();
      block.push(line);
    }
  }
  endBlock();
  return sections;
}

function toPlain(markdown: string): string {
  return markdown
    .replace(/<[^>]+>/g, ' ')
    .replace(/^\s*:::.*$/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*([-*+>]|\d+\.)\s/, '')
    .replace(/[`*|]|\{\/\*.*?\*\/\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
