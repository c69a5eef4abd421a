/** Renders a code block. (docs/behavior/content.md) */

import type { CodeProject, CodeProjects } from '../code-project.ts';
import { escapeAttribute, escapeHtml } from '../html/escape.ts';
import { textMarker } from '../html/markers.ts';
import { type CodeMeta, parseCodeMeta } from './code-meta.ts';
import type { Highlighter } from './highlighter.ts';
import { markWords } from './mark-words.ts';
import { extractNotations } from './notations.ts';
import { findOptionLines } from './section-option.ts';
import { parseSession } from './shell-session.ts';
import { highlightTerminalLine, isTerminalOutput } from './terminal-output.ts';

export interface CodeBlock {
  code: string;
  language: string;
  meta: string;
  /** The size of the included file. */
  bytes?: number | undefined;
  /** The project of the included file, which the caption links. */
  project?: CodeProject | undefined;
  /** The option that the block's section describes: lines of a configuration that set it are marked. */
  option?: string | undefined;
  /** For each line, from 1, the lines of the output block that it became. */
  targets?: ReadonlyMap<number, readonly number[]>;
  /** The lines that are highlighted initially, from 1. If set, each line is a separate element. */
  lit?: readonly number[];
}

/** A site's settings for all code blocks. */
export interface CodeDefaults {
  defaultWrapCode: boolean;
  lineNumbers: boolean;
  /** The site's language names, each with the language that highlights it. */
  langAlias: Readonly<Record<string, string>>;
  projects?: CodeProjects | undefined;
}

export async function renderCodeBlock(
  block: CodeBlock,
  highlighter: Highlighter,
  defaults: CodeDefaults,
): Promise<string> {
  const meta = parseCodeMeta(block.meta);
  const written = block.code.replace(/\n$/, '');
  const { code, lines: marks, words } = extractNotations(written);
  for (const line of meta.highlight) marks.set(line - 1, [...(marks.get(line - 1) ?? []), 'highlighted']);
  if (marks.size === 0 && isConfigFile(meta.title) && block.option !== undefined)
    for (const line of findOptionLines(code, block.option)) marks.set(line, ['highlighted']);
  const numbered = meta.lineNumbers !== undefined || defaults.lineNumbers;
  const lines = await highlightCode(code, block.language, highlighter);
  const highlighted = lines.map((line, index) => markWords(line, index, words));
  for (const line of block.lit ?? []) marks.set(line - 1, [...(marks.get(line - 1) ?? []), 'q-lit']);
  const isWrapped = marks.size > 0 || numbered || block.lit !== undefined;
  const every = numbered || block.lit !== undefined || hasFocus(marks);
  const body = isWrapped
    ? wrapLines(highlighted, marks, { every, first: meta.lineNumbers, targets: block.targets })
    : highlighted.join('\n');
  const language = escapeAttribute(block.language || 'text');
  const flags = renderFlags(meta, marks, { numbered, lines: highlighted.length, defaults });
  // The class also tells the build to include the stylesheet for line numbers.
  const classes = `language-${language}${numbered ? ' q-numbered' : ''}`;
  return `<figure class="q-code" data-lang="${language}"${flags}>${renderCaption(meta, block)}<pre><code class="${classes}">${body}\n</code></pre></figure>`;
}

function renderCaption({ title, size, ...meta }: CodeMeta, { bytes, code, ...block }: CodeBlock): string {
  const project = meta.project ? block.project : undefined;
  if (title === undefined && project === undefined) return '';
  const link = project === undefined ? '' : renderProject(project);
  return `<figcaption class="q-code-title">${escapeHtml(title ?? '')}${link}${size ? renderSize(bytes ?? Buffer.byteLength(code)) : ''}</figcaption>`;
}

/** The space is not visible; it separates name and title when the caption is read as text. */
function renderProject({ name, href, openIn }: CodeProject): string {
  const link = `<a href="${escapeAttribute(href)}" ${NEW_TAB}> ${escapeHtml(name)}</a>`;
  if (!openIn) return link;
  // The stylesheet shows the label: as text it would be found by the search on every page with code.
  const label = textMarker('openIn', escapeAttribute(openIn.name));
  return `${link}<a href="${escapeAttribute(openIn.href)}" ${NEW_TAB} aria-label="${label}"></a>`;
}

const NEW_TAB = 'target="_blank" rel="noopener noreferrer"';

/** Whether a file is a configuration, whose lines that set the section's option are marked. */
export function isConfigFile(title = ''): boolean {
  return /\.config\.[cm]?[jt]s$/.test(title);
}

/** Longer code is folded initially, unless it has `fold=false`. */
const OPEN_LINES_MAX = 28;

const KILOBYTE = 1000;

function renderSize(bytes: number): string {
  const size = bytes < KILOBYTE ? `${bytes} B` : `${(bytes / KILOBYTE).toFixed(1)} kB`;
  return ` <span class="q-code-size">${size}</span>`;
}

function renderFlags(
  meta: CodeMeta,
  marks: Map<number, string[]>,
  { numbered, lines, defaults }: { numbered: boolean; lines: number; defaults: CodeDefaults },
): string {
  const flags = [
    (meta.wrap ?? defaults.defaultWrapCode) && 'data-wrap',
    numbered && `data-line-numbers="${meta.lineNumbers ?? 1}"`,
    (meta.fold ?? lines > OPEN_LINES_MAX) && 'data-fold',
    hasFocus(marks) && 'data-focus',
  ];
  return flags
    .filter((flag) => flag !== false)
    .map((flag) => ` ${flag}`)
    .join('');
}

function hasFocus(marks: Map<number, string[]>): boolean {
  return [...marks.values()].some((classes) => classes.includes('focused'));
}

async function highlightCode(code: string, language: string, highlighter: Highlighter): Promise<string[]> {
  if (language === 'text' && isTerminalOutput(code)) return code.split('\n').map(highlightTerminalLine);
  const session = parseSession(code, language);
  if (!session) return highlighter.highlightLines(code, language);
  const parts = session.map(async ({ isCommand, lines }) => {
    if (!isCommand) return lines.map(({ text }) => `<span class="q-output">${highlightTerminalLine(text)}</span>`);
    const commands = await highlighter.highlightLines(lines.map(({ text }) => text).join('\n'), language);
    return lines.map(({ prompt }, index) => markPrompt(prompt) + (commands[index] ?? ''));
  });
  return (await Promise.all(parts)).flat();
}

function markPrompt(prompt: string): string {
  return prompt && `<span class="q-prompt">${escapeHtml(prompt)}</span>`;
}

interface LineOptions {
  /** Whether unmarked lines are separate elements too: for line numbers, focus or linked highlighting. */
  every: boolean;
  /** The number of the first line; 1 by default, which needs no style. */
  first: number | undefined;
  targets: CodeBlock['targets'];
}

/** The first line is always an element, because it reserves space for the buttons. */
function wrapLines(lines: string[], marks: Map<number, string[]>, { every, first = 1, targets }: LineOptions): string {
  const numberOf = (index: number) => (first === 1 ? '' : ` data-line="${first + index}"`);
  const targetsOf = (index: number) => {
    const found = targets?.get(index + 1);
    return found ? ` data-to="${found.join(' ')}"` : '';
  };
  return lines
    .map((line, index) => {
      if (!every && index > 0 && !marks.has(index)) return line;
      const classes = ['line', ...(marks.get(index) ?? [])].join(' ');
      return `<span class="${classes}"${numberOf(index)}${targetsOf(index)}>${line}</span>`;
    })
    .join('\n');
}
