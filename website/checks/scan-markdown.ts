/** What a check sees in one Markdown file: headings, code blocks, links, images, components and prose, each with its line. */

export interface Heading {
  depth: number;
  /** As written, without the marks of code and emphasis. */
  text: string;
  line: number;
}

export interface Fence {
  language: string;
  meta: string;
  /** The lines between the fences; empty where the meta names a file. */
  code: string;
  line: number;
}

export interface Link {
  href: string;
  line: number;
}

/** `<PackageManagerTabs command="install -D x" />` */
export interface PackageCommand {
  command: string;
  /** `dlx` fetches a package and runs it, `exec` runs a program of an installed one. */
  way: 'plain' | 'dlx' | 'exec';
  line: number;
}

export interface ProseLine {
  /** Inline code is one `C`, a URL is gone, tags and emphasis marks are gone. */
  text: string;
  line: number;
}

export interface ScannedMarkdown {
  /** What is between the first two `---` lines. */
  frontmatter: string;
  headings: Heading[];
  fences: Fence[];
  links: Link[];
  images: Link[];
  packageCommands: PackageCommand[];
  /** The import specifiers of an MDX page. */
  imports: string[];
  prose: ProseLine[];
}

interface OpenFence extends Fence {
  marker: string;
  indent: number;
  lines: string[];
}

export function scanMarkdown(source: string): ScannedMarkdown {
  const lines = source.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const page: ScannedMarkdown = {
    frontmatter: lines.slice(1, Math.max(end, 1)).join('\n'),
    headings: [],
    fences: [],
    links: [],
    images: [],
    packageCommands: [],
    imports: [],
    prose: [],
  };
  let open: OpenFence | undefined;
  for (let index = end + 1; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    if (open === undefined) {
      open = openFence(text, index + 1);
      if (open === undefined) scanText(page, text, index + 1);
    } else if (text.trim() === open.marker) {
      const { language, meta, line, lines: code } = open;
      page.fences.push({ language, meta, line, code: code.join('\n') });
      open = undefined;
    } else {
      open.lines.push(text.slice(Math.min(open.indent, text.length - text.trimStart().length)));
    }
  }
  return page;
}

function openFence(text: string, line: number): OpenFence | undefined {
  const match = /^(\s*)(`{3,}|~{3,})\s*(\S*)\s*(.*)$/.exec(text);
  if (!match) return undefined;
  const [, indent = '', marker = '', language = '', meta = ''] = match;
  return { language, meta, code: '', line, marker, indent: indent.length, lines: [] };
}

function scanText(page: ScannedMarkdown, text: string, line: number): void {
  const specifier = /^import .*?from ['"]([^'"]+)['"];?$/.exec(text)?.[1];
  if (specifier !== undefined) {
    page.imports.push(specifier);
    return;
  }
  const heading = /^(#{1,6})\s+(.*?)\s*(?:\{#[\w-]+\})?$/.exec(text);
  if (heading) page.headings.push({ depth: heading[1]?.length ?? 0, text: toPlainText(heading[2] ?? ''), line });
  for (const match of text.matchAll(/<PackageManagerTabs\s+command="([^"]+)"([^>]*)>/g)) {
    const [, command = '', flags = ''] = match;
    page.packageCommands.push({ command, way: readWay(command, flags), line });
  }
  const withoutCode = text.replaceAll(/(`+)(.+?)\1/g, 'C');
  for (const match of withoutCode.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)) {
    (match[1] === '!' ? page.images : page.links).push({ href: match[2] ?? '', line });
  }
  const prose = toProse(withoutCode);
  if (prose.trim() !== '') page.prose.push({ text: prose, line });
}

function readWay(command: string, flags: string): PackageCommand['way'] {
  if (/\bexec\b/.test(flags)) return 'exec';
  return /\bdlx\b/.test(flags) || command.startsWith('npx ') ? 'dlx' : 'plain';
}

/** The text of a heading as a reader sees it. */
export function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(`+)(.+?)\1/g, '$2')
    .replaceAll('**', '');
}

function toProse(text: string): string {
  return text
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .replace(/^\s*:::\s*\w*/, '')
    .replace(/^\s*> \[!\w+\]/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[A-Z][^>]*?text="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<[A-Z][^>]*?label="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/\*\*|(?<=^|[\s（(])[*_](?=\S)|(?<=\S)[*_](?=$|[\s.,，。、：；）)])/g, '')
    .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '')
    .replace(/^\|?[\s|:-]+\|?$/, '');
}
