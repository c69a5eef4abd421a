/** Owns reading from a page's finished HTML what search knows of it: sections, their text and their code. */
import { decodeText, unescapeHtml } from '../html/unescape.ts';

/** A heading with what is below it, as `@quire/search/records` takes it. */
export interface SearchSection {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** 1 to 6. */
  depth: number;
  title: string;
  /**
   * Paragraphs, list items and cells as plain text; terms with their definition, `Type: boolean`. Captions are the last:
   * the first text of a section describes it, and the name of a file does not.
   */
  blocks: string[];
  code: string[];
}

/** Tags that do not end a block of text. */
const INLINE_TAGS = [
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
];

/** What is in these is shown, but says nothing about the page. */
const SILENT_TAGS = new Set(['button', 'template', 'script', 'style', 'svg']);

const EXCLUDED = /<!--\s*search-exclude\s*-->[\s\S]*?(?:<!--\s*\/search-exclude\s*-->|$)/g;
/** A stretch of a block, with the tags in it; and what comes between two of those, or a `<` that begins no tag. */
const STRETCH = new RegExp(`(?:[^<]+|</?(?:${INLINE_TAGS.join('|')})(?![\\w-])[^>]*>)+`, 'iy');
const BREAK = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|</y;
const NOT_TEXT = /<!--[\s\S]*?-->|<(?:\/?[a-zA-Z][^>]*>)?/g;

/** A third of a page's tags are those of tokens of code: its text is taken as one. */
const END_OF_CODE = /<\/pre(?![\w-])/gi;

/** @param title the page's, for what is before its first heading */
export function extractSearchSections(html: string, title: string): SearchSection[] {
  const collector = createCollector(title);
  const shown = html.replace(EXCLUDED, '');
  for (let at = 0; at < shown.length; ) {
    const text = matchAt(STRETCH, shown, at);
    const [found, slash = '', tag = '', attributes = ''] = text ?? matchAt(BREAK, shown, at) ?? [''];
    at += found.length;
    if (text) collector.addText(readText(found));
    else if (tag !== '') collector.addTag({ name: tag.toLowerCase(), closes: slash !== '', attributes });
    if (!collector.isInCode()) continue;
    const end = findEndOfCode(shown, at);
    collector.addText(decodeText(shown.slice(at, end).replace(NOT_TEXT, '')));
    at = end;
  }
  return collector.finish();
}

/** @param pattern a sticky one */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A character is written between two tags. */
function readText(html: string): string {
  if (!html.includes('<')) return decodeText(html);
  return html.includes('&') ? html.split(NOT_TEXT).map(decodeText).join('') : html.replace(NOT_TEXT, '');
}

function findEndOfCode(html: string, from: number): number {
  END_OF_CODE.lastIndex = from;
  return END_OF_CODE.exec(html)?.index ?? html.length;
}

interface Tag {
  name: string;
  closes: boolean;
  attributes: string;
}

/** What the text that comes next is. */
type Mode =
  | { kind: 'text' }
  | { kind: 'code' }
  | { kind: 'term' }
  | { kind: 'caption' }
  | { kind: 'heading'; section: SearchSection }
  | { kind: 'silent'; tag: string };

function createCollector(title: string) {
  const sections: SearchSection[] = [{ anchor: '', depth: 1, title, blocks: [], code: [] }];
  let mode: Mode = { kind: 'text' };
  let text = '';
  /** Waits for its definition. */
  let term = '';
  const captions: Array<{ section: SearchSection | undefined; block: string }> = [];

  /** Puts the text so far where it belongs, and goes on in another mode. */
  function turn(next: Mode) {
    const block = toLine(text);
    if (mode.kind === 'heading') mode.section.title = block;
    else if (mode.kind === 'code') sections.at(-1)?.code.push(text.trimEnd());
    else if (mode.kind === 'term') term = block;
    else if (mode.kind === 'caption') captions.push({ section: sections.at(-1), block });
    else if (block !== '') {
      sections.at(-1)?.blocks.push(joinDefinition(term, block));
      term = '';
    }
    text = '';
    mode = next;
  }

  /** A term has a definition, or is a text of its own. */
  function endTerm() {
    if (term !== '') sections.at(-1)?.blocks.push(term);
    term = '';
  }

  function openTag({ name, attributes }: Tag): Mode {
    if (!DEFINITION_TAGS.has(name)) endTerm();
    if (name === 'dt') return { kind: 'term' };
    if (name === 'figcaption') return { kind: 'caption' };
    if (name === 'pre') return { kind: 'code' };
    if (SILENT_TAGS.has(name)) return { kind: 'silent', tag: name };
    const section = HEADING_TAG.test(name) ? openSection(sections, Number(name[1]), attributes) : undefined;
    return section ? { kind: 'heading', section } : { kind: 'text' };
  }

  return {
    addText(more: string) {
      if (mode.kind !== 'silent') text += more;
    },
    addTag(tag: Tag) {
      if (mode.kind === 'silent') {
        if (tag.closes && tag.name === mode.tag) mode = { kind: 'text' };
      } else if (mode.kind === 'code') {
        if (tag.closes && tag.name === 'pre') turn({ kind: 'text' });
      } else {
        turn(tag.closes ? { kind: 'text' } : openTag(tag));
        if (tag.closes && END_OF_DEFINITION.has(tag.name)) endTerm();
      }
    },
    isInCode: () => mode.kind === 'code',
    finish() {
      turn({ kind: 'text' });
      endTerm();
      for (const { section, block } of captions) if (block !== '') section?.blocks.push(block);
      return sections;
    },
  };
}

/** Most texts have no other space than single ones. */
function toLine(text: string): string {
  const line = text.trim();
  return /\s\s|[^\S ]/.test(line) ? line.replace(/\s+/g, ' ') : line;
}

/** What a definition begins with. */
const DEFINITION_TAGS = new Set(['dd', 'p', 'div']);

const END_OF_DEFINITION = new Set(['dd', 'dl']);

/** As the pages write it: a colon of their script. */
function joinDefinition(term: string, definition: string): string {
  if (term === '') return definition;
  return /\p{sc=Han}/u.test(term) ? `${term}：${definition}` : `${term}: ${definition}`;
}

const HEADING_TAG = /^h[1-6]$/;

/** The page's own heading represents its top. */
function openSection(sections: SearchSection[], depth: number, attributes: string): SearchSection | undefined {
  const anchor = unescapeHtml(/\sid="([^"]*)"/.exec(attributes)?.[1] ?? '');
  const [top] = sections;
  if (depth === 1 && sections.length === 1 && top) return top;
  if (anchor === '') return undefined;
  const section = { anchor, depth, title: '', blocks: [], code: [] };
  sections.push(section);
  return section;
}
