/** Collects from a page's finished HTML what search knows of it: sections, their text and their code. */

import type { HtmlElement, HtmlVisitor } from '@quire/markdown/html';
import type { SectionInput } from '@quire/search/records';

/** Tags that do not end a block of text. */
const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

/** What is in these is shown, but says nothing about the page. */
const SILENT_TAGS = new Set(['button', 'template', 'script', 'style', 'svg']);

/** The comments around what search leaves out. */
const EXCLUDED = /^\s*(\/?)search-exclude\s*$/;

/** What the text that comes next is. */
type Mode =
  | { kind: 'text' }
  | { kind: 'code'; depth: number }
  | { kind: 'term' }
  | { kind: 'caption' }
  | { kind: 'heading'; section: SectionInput }
  | { kind: 'silent'; depth: number };

/** @param title the page's, for what is before its first heading */
export function createSectionCollector(title: string): HtmlVisitor & { finish(): SectionInput[] } {
  const sections: SectionInput[] = [{ anchor: '', depth: 1, title, blocks: [], code: [] }];
  let mode: Mode = { kind: 'text' };
  let isExcluded = false;
  let text = '';
  /** Waits for its definition. */
  let term = '';
  /** They are the last blocks: the first text of a section describes it, and the name of a file does not. */
  const captions: Array<{ section: SectionInput | undefined; block: string }> = [];

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

  function beginMode({ name, attributes, depth }: HtmlElement): Mode {
    if (!DEFINITION_TAGS.has(name)) endTerm();
    if (name === 'dt') return { kind: 'term' };
    if (name === 'figcaption') return { kind: 'caption' };
    if (name === 'pre') return { kind: 'code', depth };
    if (SILENT_TAGS.has(name)) return { kind: 'silent', depth };
    const section = HEADING_TAG.test(name) ? openSection(sections, Number(name[1]), attributes.id) : undefined;
    return section ? { kind: 'heading', section } : { kind: 'text' };
  }

  const isWhole = () => mode.kind === 'code' || mode.kind === 'silent';
  return {
    open(element) {
      if (!isExcluded && !isWhole() && !INLINE_TAGS.has(element.name)) turn(beginMode(element));
    },
    text(more) {
      if (!isExcluded && mode.kind !== 'silent') text += more;
    },
    close({ name, depth }) {
      // What is excluded may begin in an element and not end in it.
      if ('depth' in mode) {
        if (depth > mode.depth) return;
        if (mode.kind === 'silent') mode = { kind: 'text' };
        else turn({ kind: 'text' });
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
function openSection(sections: SectionInput[], depth: number, anchor = ''): SectionInput | undefined {
  const [top] = sections;
  if (depth === 1 && sections.length === 1 && top) return top;
  if (anchor === '') return undefined;
  const section = { anchor, depth, title: '', blocks: [], code: [] };
  sections.push(section);
  return section;
}
