/** What VitePress and Docusaurus read in a text. */
import { CALLOUT_TYPES } from '../containers.ts';
import type { Spelling } from './spelling.ts';

export const OF_VITEPRESS: readonly Spelling[] = [
  {
    sign: '<<<',
    pattern: /^\s*<<<\s+([^\s{]+)/g,
    message: '"<<<" does not show a file: it is text.',
    help: (path) => `Write a fence with file="${path.replace(/^@/, '<root>')}" after its language, and nothing in it.`,
  },
  {
    sign: '[[',
    pattern: /^\s*\[\[(toc)\]\]\s*$/gi,
    message: '"[[toc]]" does not list the headings: it is text.',
    help: () => 'Remove it: every page has an outline. In .mdx, <Toc /> of @theme lists the headings in the text.',
  },
  {
    sign: '@include:',
    pattern: /^\s*<!--\s*@include:\s*(\S+?)\s*(?:-->|$)/g,
    message: '"@include" does not include a file: it is a comment.',
    help: (path) => `In .mdx, write: import Part from '${path}', and <Part /> where its text belongs.`,
  },
  {
    sign: '<script',
    pattern: /^\s*<(script\s+setup)\b/gi,
    message: '"<script setup>" is not compiled: in a browser it is a script that fails.',
    help: () => 'Remove it. A page named .mdx imports components at its top.',
  },
  {
    sign: '<script',
    // Of another type than a script's it is data.
    pattern: /^\s*<(script)(?=[\s>])(?!\s+setup\b)(?![^>]*\btype=(?!["']?(?:module|text\/javascript)))/gi,
    message:
      'A script in a text is not run where a link leads to the page, and the content security policy refuses its code.',
    help: () => "Put it into `head` of the configuration, or into a component that begins with 'use client'.",
  },
  {
    sign: '[!',
    pattern: new RegExp(`^\\s*>[\\s>]*\\[!((?!(?:${CALLOUT_TYPES.join('|')})\\])[\\w-]+)\\]`, 'gi'),
    message: 'A quote with a type that there is not is no callout: its type is text.',
    help: (type) => `Write one of ${CALLOUT_TYPES.join(', ')} in place of "${type}".`,
  },
];

/** In .mdx it is an import. */
export const OF_PLAIN_MARKDOWN: readonly Spelling[] = [
  {
    sign: 'import ',
    pattern: /^(import)\s+(?:[\w$*{},\s]+\sfrom\s+)?(["'])[^"']+\2\s*;?\s*$/g,
    message: 'An import is text in .md.',
    help: () => 'Name the page .mdx, or remove the line.',
  },
];
