/** Finds links and images that Markdown shows as text, because of a space, a quotation mark or a parenthesis. */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { createLineBlanker } from './other-syntax.ts';
import type { SourceFormat } from './source-format.ts';
import { mapTextLines } from './source-lines.ts';

interface Fault {
  /** Must have the flag `g`; the named group `target` is a URL or a path. */
  pattern: RegExp;
  message: string;
  help: (target: string) => string;
  /** Whether the next line may end the link. */
  mayContinue?: true;
}

/** What is certainly a URL or a file, in text that may be about anything. */
const TARGET = String.raw`(?:\.{0,2}/|[a-z]+:/|www\.)[^()\s（）]*|[^()\s（）\[\]]*\.(?:mdx?|html?)(?:#[^()\s（）]*)?`;
const LABEL = String.raw`\[[^[\]]+\]`;

const FAULTS: readonly Fault[] = [
  {
    pattern: /!\[[^[\]]*\]\((?<target>[^()<>\s]+)[ \t]+=\d*%?x?\d*%?\)/g,
    message: 'The size after the URL makes this image text.',
    help: (target) => `Write it as HTML: <img src="${target}" width="300" alt="…" />.`,
  },
  {
    pattern:
      /!?\[[^[\]]*\]\((?<target>(?=[^()]*(?:\/|\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf)[#?)]))[^()<>"'“”‘’\s]+(?:[ \t]+[^()<>"'“”‘’\s=]+)+)\)/gi,
    message: 'The space in the URL makes this link text.',
    help: (target) => `Write it in angle brackets: (<${target}>).`,
  },
  {
    pattern:
      /!?\[[^[\]]*\]\((?<target>[^()<>\s]+)[ \t]+(?:"[^"\n]*\)(?![^"\n]*"\s*\))|'[^'\n]*\)(?![^'\n]*'\s*\))|[“”‘’][^)\n]*\))/g,
    message: 'The title after the URL is not closed, which makes this link text.',
    help: (target) => `Write it between two straight quotation marks: (${target} "…").`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\]!\w])\[(?![ xX]\]|\^)[^[\]]+\][ \t]+\((?<target>${TARGET})\)`, 'g'),
    message: 'The space between the brackets makes this link text.',
    help: () => 'Remove the space between "]" and "(".',
  },
  {
    pattern: /\([^()]+\)\[(?<target>(?:\.{0,2}\/|[a-z]+:\/)[^\]\s]*)\](?![([])/g,
    message: 'The brackets of this link are the wrong way round, so it is text.',
    help: (target) => `Write the text in square brackets, and the URL in parentheses: [text](${target}).`,
  },
  {
    pattern: new RegExp(
      String.raw`(?:${LABEL}（|\[[^[\]]+\]\(（|[［【][^［【］】]+[］】][(（])(?<target>${TARGET})[)）]+`,
      'g',
    ),
    message: 'Full-width brackets make this link text.',
    help: (target) => `Write half-width ones: [text](${target}).`,
  },
  {
    pattern: new RegExp(String.raw`!?${LABEL}\((?<target>${TARGET})[ \t]*$`, 'gm'),
    message: 'Nothing closes this link, so it is text.',
    help: () => 'Write ")" after the URL.',
    mayContinue: true,
  },
];

export function findUnreadLinks(source: string, format?: SourceFormat): TextFault[] {
  const faults = FAULTS.filter(({ pattern }) => source.search(pattern) >= 0);
  if (faults.length === 0) return [];
  const found: TextFault[] = [];
  const lines = source.split('\n');
  const labels = new Set(
    Array.from(source.matchAll(/^[ \t>]*\[([^\]]+)\]:/gm), ([, label = '']) => label.toLowerCase()),
  );
  const blank = createLineBlanker(format);
  const visit = (written: string, line: number) => {
    const text = blank(written);
    for (const { pattern, message, help, mayContinue } of faults)
      for (const { 0: link, index, groups } of text.matchAll(pattern)) {
        const label = /^\[([^\]]+)\]/.exec(link)?.[1]?.toLowerCase() ?? '';
        const isRead = labels.has(label) || text[index - 1] === '\\' || (mayContinue && lines[line]?.includes(')'));
        if (!isRead) found.push({ line, column: index + 1, message, help: help(groups?.target ?? '') });
      }
    return written;
  };
  mapTextLines(source, visit, format);
  return found;
}
