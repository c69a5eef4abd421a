/** Owns the HTML of a code block. (DESIGN.md, Content; SPEC.md 4) */
import { type CodeMeta, parseCodeMeta } from '../syntax/code-meta.ts';
import { escapeHtml, type Highlighter } from './highlighter.ts';
import { markWords } from './mark-words.ts';
import { extractNotations } from './notations.ts';
import { removeTwoslash } from './twoslash.ts';

export interface CodeBlock {
  code: string;
  language: string;
  meta: string;
}

export interface CodeDefaults {
  defaultWrapCode: boolean;
  lineNumbers: boolean;
}

/** Languages whose `$ ` at the start of a line is a prompt, which nobody wants to copy. */
const SHELL_LANGUAGES = new Set(['sh', 'bash', 'shell', 'zsh', 'console', 'shellsession', 'shellscript']);

export function renderCodeBlock(block: CodeBlock, highlighter: Highlighter, defaults: CodeDefaults): string {
  const meta = parseCodeMeta(block.meta);
  const written = block.code.replace(/\n$/, '');
  const { code, lines: marks, words } = extractNotations(meta.twoslash ? removeTwoslash(written) : written);
  for (const line of meta.highlight) marks.set(line - 1, [...(marks.get(line - 1) ?? []), 'highlighted']);
  const numbered = meta.lineNumbers !== undefined || defaults.lineNumbers;
  const highlighted = highlightCode(code, block.language, highlighter).map((line, index) =>
    markWords(line, index, words),
  );
  const body = marks.size > 0 || numbered ? wrapLines(highlighted, marks, meta.lineNumbers) : highlighted.join('\n');
  const title =
    meta.title === undefined ? '' : `<figcaption class="q-code-title">${escapeHtml(meta.title)}</figcaption>`;
  const language = escapeAttribute(block.language || 'text');
  return `<figure class="q-code" data-lang="${language}"${renderFlags(meta, marks, { numbered, defaults })}>${title}<pre><code class="language-${language}">${body}\n</code></pre></figure>`;
}

function renderFlags(
  meta: CodeMeta,
  marks: Map<number, string[]>,
  { numbered, defaults }: { numbered: boolean; defaults: CodeDefaults },
): string {
  const focused = [...marks.values()].some((classes) => classes.includes('focused'));
  const flags = [
    (meta.wrap ?? defaults.defaultWrapCode) && 'data-wrap',
    numbered && `data-line-numbers="${meta.lineNumbers ?? 1}"`,
    meta.fold && 'data-fold',
    focused && 'data-focus',
  ];
  return flags
    .filter((flag) => flag !== false)
    .map((flag) => ` ${flag}`)
    .join('');
}

/** Where lines begin with a prompt, those are the commands; the others are what they print. */
function highlightCode(code: string, language: string, highlighter: Highlighter): string[] {
  if (!SHELL_LANGUAGES.has(language) || !/^\$ /m.test(code)) return highlighter.highlightLines(code, language);
  const lines = code.split('\n');
  return lines.map((line, index) => {
    if (line.startsWith('$ '))
      return `<span class="q-prompt">$ </span>${highlighter.highlightLines(line.slice(2), language).join('')}`;
    const isContinuation = lines[index - 1]?.endsWith('\\') ?? false;
    return isContinuation
      ? highlighter.highlightLines(line, language).join('')
      : `<span class="q-output">${escapeHtml(line)}</span>`;
  });
}

/** @param first the number of the first line; from 1 on, the style sheet counts by itself */
function wrapLines(lines: string[], marks: Map<number, string[]>, first = 1): string {
  const numberOf = (index: number) => (first === 1 ? '' : ` data-line="${first + index}"`);
  return lines
    .map(
      (line, index) =>
        `<span class="${['line', ...(marks.get(index) ?? [])].join(' ')}"${numberOf(index)}>${line}</span>`,
    )
    .join('\n');
}

/** Escapes text for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}
