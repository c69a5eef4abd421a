/** Extracts the sections of a page for search, with their text and code, from its finished HTML. */

import type { HtmlElement, HtmlVisitor } from '@quire/markdown/html';
import type { SectionInput } from '@quire/search/records';

/** Tags that do not end a block of text. */
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

/** Elements whose content is not indexed. */
const SILENT_TAGS = new Set(['button', 'template', 'script', 'style', 'svg']);

/** The number of a footnote, and the arrow that leads back. */
const SILENT_ATTRIBUTES = ['data-footnote-ref', 'data-footnote-backref'];

/** The comments around excluded text. */
const EXCLUDED = /^\s*(\/?)search-exclude\s*$/;

/** How the next text is treated. */
type Mode =
  | { kind: 'text' }
  | { kind: 'code'; depth: number }
  | { kind: 'term' }
  | { kind: 'caption' }
  | { kind: 'heading'; section: SectionInput; depth: number };

/** @param title the page's title, for the text before its first heading */
export function createSectionCollector(title: string): HtmlVisitor & { finish(): SectionInput[] } {
  const sections: SectionInput[] = [{ anchor: '', depth: 1, title, blocks: [], code: [] }];
  let mode: Mode = { kind: 'text' };
  let isExcluded = false;
  let text = '';
  /** A term that is waiting for its definition. */
  let term = '';
  /** The depth of an open element whose content is not text. */
  let silent: number | undefined;
  /** File names are appended as the last blocks, because the first block of a section serves as its description. */
  const captions: Array<{ section: SectionInput | undefined; block: string }> = [];

  /** Adds the collected text, and switches to another mode. */
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

  /** A term without a definition becomes a block. */
  function endTerm() {
    if (term !== '') sections.at(-1)?.blocks.push(term);
    term = '';
  }

  function beginMode({ name, attributes, depth }: HtmlElement): Mode {
    if (!DEFINITION_TAGS.has(name)) endTerm();
    if (name === 'dt') return { kind: 'term' };
    if (name === 'figcaption') return { kind: 'caption' };
    if (name === 'pre') return { kind: 'code', depth };
    const section = HEADING_TAG.test(name) ? openSection(sections, Number(name[1]), attributes.id) : undefined;
    return section ? { kind: 'heading', section, depth } : { kind: 'text' };
  }

  return {
    open(element) {
      if (silent !== undefined) return;
      const { name, attributes, depth } = element;
      if (SILENT_TAGS.has(name) || SILENT_ATTRIBUTES.some((each) => attributes[each] !== undefined)) silent = depth;
      if (isExcluded || mode.kind === 'code' || INLINE_TAGS.has(name)) return;
      // A line break or an image separates the words of a heading.
      if (mode.kind === 'heading') text += ' ';
      else turn(beginMode(element));
    },
    text(more) {
      if (!isExcluded && silent === undefined) text += more;
    },
    close({ name, depth }) {
      if (silent !== undefined && depth > silent) return;
      silent = undefined;
      // An excluded range may start inside an element and end outside of it.
      if ('depth' in mode) {
        if (depth <= mode.depth) turn({ kind: 'text' });
      } else if (!isExcluded && !INLINE_TAGS.has(name)) {
        turn({ kind: 'text' });
        if (END_OF_DEFINITION.has(name)) endTerm();
      }
    },
    comment(content) {
      const [, ends] = EXCLUDED.exec(content) ?? [];
      if (ends !== undefined) isExcluded = ends === '';
    },
    finish() {
      turn({ kind: 'text' });
      endTerm();
      for (const { section, block } of captions) if (block !== '') section?.blocks.push(block);
      return sections;
    },
  };
}

/** Checks first, because most texts contain only single spaces. */
function toLine(text: string): string {
  const line = text.trim();
  return /\s\s|[^\S ]/.test(line) ? line.replace(/\s+/g, ' ') : line;
}

/** The elements of a definition. */
const DEFINITION_TAGS = new Set(['dd', 'p', 'div']);

const END_OF_DEFINITION = new Set(['dd', 'dl']);

/** Joined by a colon of the text's script. */
function joinDefinition(term: string, definition: string): string {
  if (term === '') return definition;
  return /\p{sc=Han}/u.test(term) ? `${term}：${definition}` : `${term}: ${definition}`;
}

const HEADING_TAG = /^h[1-6]$/;

/** The page's title is the heading of the first section. */
function openSection(sections: SectionInput[], depth: number, anchor = ''): SectionInput | undefined {
  const [top] = sections;
  if (depth === 1 && sections.length === 1 && top) return top;
  if (anchor === '') return undefined;
  const section = { anchor, depth, title: '', blocks: [], code: [] };
  sections.push(section);
  return section;
}
