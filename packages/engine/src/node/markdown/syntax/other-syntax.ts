/** Owns recognising what other systems for documentation write and this one does not read: it would be shown, or lost. */
import { blankInlineCode, visitLines } from './source-lines.ts';

export interface OtherSyntax {
  line: number;
  column: number;
  message: string;
  help: string;
}

/** A container elsewhere. */
export const CODE_GROUP = 'code-group';

interface Spelling {
  /** Of a line outside of code; the first group is what the help repeats. */
  pattern: RegExp;
  message: string;
  help: (found: string) => string;
}

const OF_LINES: readonly Spelling[] = [
  {
    pattern: /^\s*<<<\s+([^\s{]+)/,
    message: '"<<<" does not show a file: it is text.',
    help: (path) => `Write a fence with file="${path.replace(/^@/, '<root>')}" after its language, and nothing in it.`,
  },
  {
    pattern: /^\s*\[\[(toc)\]\]\s*$/i,
    message: '"[[toc]]" does not list the headings: it is text.',
    help: () => 'Remove it: every page has an outline. In .mdx, <Toc /> of @theme lists the headings in the text.',
  },
  {
    pattern: /^\s*<!--\s*@include:\s*(\S+?)\s*(?:-->|$)/,
    message: '"@include" does not include a file: it is a comment.',
    help: (path) => `In .mdx, write: import Part from '${path}', and <Part /> where its text belongs.`,
  },
  {
    pattern: /^\s*<(script\s+setup)\b/i,
    message: '"<script setup>" is not compiled: in a browser it is a script that fails.',
    help: () => 'Remove it. A page named .mdx imports components at its top.',
  },
  {
    // Of another type than a script's it is data.
    pattern: /^\s*<(script)(?=[\s>])(?!\s+setup\b)(?![^>]*\btype=(?!["']?(?:module|text\/javascript)))/i,
    message:
      'A script in a text is not run where a link leads to the page, and the content security policy refuses its code.',
    help: () => "Put it into `head` of the configuration, or into a component that begins with 'use client'.",
  },
  {
    pattern: new RegExp(`^\\s*:{3,}\\s*(${CODE_GROUP})\\b`),
    message: '":::code-group" does not make tabs: it is text.',
    help: () => 'In .mdx, put the fences into <Tabs> and <Tab label="…"> of @theme.',
  },
  {
    // Braces alone may be text, of templates for instance; these names are of Vue.
    pattern: /\{\{\s*(\$(?:frontmatter|params|lang|route|t)\b[^}]*?)\s*\}\}/,
    message: 'An expression in two pairs of braces is text.',
    help: (expression) =>
      expression.startsWith('$frontmatter.')
        ? `Write the value itself. In .mdx, {${expression.slice(1)}} shows it.`
        : 'Write the value itself. In .mdx, an expression has one pair of braces.',
  },
];

const OF_FENCES: readonly Spelling[] = [
  {
    pattern: /\s\[([^\]\s][^\]]*)\](?=\s|$)/,
    message: 'The title of the fence in brackets is not shown.',
    help: (title) => `Write title="${title}".`,
  },
];

/** Quick to check, and in every source that holds one of them. */
const SIGNS = ['<<<', '[[', '@include:', '<script', CODE_GROUP, '{{'];
const FENCE_SIGN = /(?:```|~~~)[^`\n]*\s\[/;

const QUOTED = /"[^"]*"|'[^']*'/g;

export function findOtherSyntax(source: string): OtherSyntax[] {
  if (!SIGNS.some((sign) => source.includes(sign)) && !FENCE_SIGN.test(source)) return [];
  const found: OtherSyntax[] = [];
  const add = (spellings: readonly Spelling[], text: string, { line, start }: { line: number; start: number }) => {
    for (const { pattern, message, help } of spellings) {
      const match = pattern.exec(text);
      if (!match) continue;
      const column = start + text.indexOf(match[0].trim()) + 1;
      found.push({ line, column, message, help: help(match[1] ?? '') });
    }
  };
  visitLines(source, {
    text(text, line) {
      add(OF_LINES, blankInlineCode(text), { line, start: 0 });
      return text;
    },
    fence(info, { lineNumber, before }) {
      add(OF_FENCES, info.replace(QUOTED, ''), { line: lineNumber, start: before.length });
    },
  });
  return found;
}
