/** Finds syntax of other documentation systems that is not supported: it would be shown as text, or be lost. */

import { hasFenceRenderer } from '../call-plugins.ts';
import type { MarkdownPlugin } from '../compile-hooks.ts';
import type { TextFault } from '../diagnostics/code-frame.ts';
import { twoslash } from '../highlight/notations.ts';
import { findLabel } from './definitions.ts';
import { OF_CODE, OF_FENCES, OF_TWOSLASH, readLanguage, showsSyntax } from './other/fences.ts';
import { ICON, OF_MATERIAL } from './other/material.ts';
import { OF_QUARTO } from './other/quarto.ts';
import type { Spelling } from './other/spelling.ts';
import { OF_TEMPLATES } from './other/templates.ts';
import { OF_MODULES, OF_PLAIN_MARKDOWN, OF_VITEPRESS } from './other/vitepress.ts';
import type { ShownLine, ShownSource } from './shown-lines.ts';

const OF_LINES = [...OF_VITEPRESS, ...OF_QUARTO, ...OF_MATERIAL, ...OF_TEMPLATES];

const OF_FIELDS: readonly Spelling[] = [...OF_TEMPLATES, ICON].map((spelling) => ({
  ...spelling,
  help: () => 'Write what it would show: texts in the frontmatter have no such syntax.',
}));

/** At its first place. */
interface Found extends TextFault {
  count: number;
}

interface Place {
  line: number;
  /** The column before the text. */
  start: number;
  /** Whether a sign is shown on purpose. */
  isExplained?(sign: string): boolean;
}

/** Reports each kind once, because a page of another system has many of a kind. */
export function findOtherSyntax(
  { source, format, lines, fields }: ShownSource & { fields: readonly ShownLine[] },
  plugins: readonly MarkdownPlugin[],
): TextFault[] {
  const isHere = ({ sign }: Spelling) => (typeof sign === 'string' ? source.includes(sign) : sign.test(source));
  const ofText = [...OF_LINES, ...(format === 'md' ? OF_PLAIN_MARKDOWN : OF_MODULES)].filter(isHere);
  const [ofInlineCode, ofLines] = [ofText.filter((each) => each.isInCode), ofText.filter((each) => !each.isInCode)];
  const ofAnyFence = plugins.includes(twoslash) ? [...OF_FENCES, OF_TWOSLASH] : OF_FENCES;
  const [ofFences, ofCode] = [ofAnyFence.filter(isHere), OF_CODE.filter(isHere)];
  const found = new Map<Spelling, Found>();
  const add = (spellings: readonly Spelling[], text: string, place: Place) => {
    for (const spelling of spellings) addFound(found, spelling, { text, ...place });
  };
  // Texts in fields cannot be code: a title may name syntax that the page has in code.
  const isExplained = (sign: string) =>
    lines.some(({ kind, written, text }) => written.includes(sign) && (kind !== 'text' || !text.includes(sign)));
  for (const { text, line } of fields) add(OF_FIELDS, text, { line, start: 0, isExplained });
  // Most pages have none of them in their text.
  const searched = ofText.length + ofFences.length + ofCode.length > 0 ? lines : [];
  const labels = new Set(searched.flatMap(({ written }) => findLabel(written) ?? []));
  const isLink = (line: string) => /\]\s*$/.test(line) && labels.has(findLabel(`${line.trim()}:`) ?? '');
  for (const shown of searched) {
    const { kind, line, written, text } = shown;
    if (shown.kind === 'text') {
      if (!isLink(written)) add(ofLines, text, { line, start: 0 });
      add(ofInlineCode, written, { line, start: 0 });
      continue;
    }
    const { before, info } = shown.fence;
    const language = readLanguage(info);
    if (kind === 'fence' && !hasFenceRenderer(plugins, language))
      add(
        ofFences,
        info.replace(/=(?:"[^"]*"|'[^']*')/g, (quoted) => quoted[0] + ' '.repeat(quoted.length - 1)),
        {
          line,
          start: before.length,
        },
      );
    const isMeant = ({ languages }: (typeof ofCode)[number]) => languages?.test(language) ?? true;
    if (kind === 'code' && !showsSyntax(info)) add(ofCode.filter(isMeant), text, { line, start: 0 });
  }
  return [...found.values()].map(({ count, message, ...place }) => ({
    ...place,
    message: count === 1 ? message : `${message} This page has ${count} of them.`,
  }));
}

/** URLs, targets of links and definitions, and tags. */
const URLS = /\]\([^()\s]*|<\/?[a-z][^<>]*>|\b[a-z][a-z\d+.-]*:\/\/[^\s<>]*|^[\s>]*\[[^\]]+\]:\s*\S+/gi;

function addFound(
  found: Map<Spelling, Found>,
  spelling: Spelling,
  { text: whole, line, start, isExplained = () => false }: Place & { text: string },
) {
  const text = spelling.isInUrls ? whole.replace(URLS, (url) => ' '.repeat(url.length)) : whole;
  if (typeof spelling.sign === 'string' && !text.includes(spelling.sign)) return;
  // A line in a quote begins behind its signs, except for syntax of quotes.
  const inQuote = text.replace(/^[\s>]*>/, (signs) => ' '.repeat(signs.length));
  const matches = [...text.matchAll(spelling.pattern)];
  for (const match of matches.length > 0 ? matches : inQuote.matchAll(spelling.pattern)) {
    if (isExplained(match[0].trim())) continue;
    const known = found.get(spelling);
    if (known) known.count += 1;
    else {
      const column = start + match.index + (match[0].length - match[0].trimStart().length) + 1;
      found.set(spelling, { line, column, message: spelling.message, help: spelling.help(match[1] ?? ''), count: 1 });
    }
  }
}
