/** Template syntax of mdBook, Hugo, Jekyll, GitBook and Vue. */
import type { Spelling } from './spelling.ts';

/** An mdBook include: a file, optionally followed by lines or an anchor. */
export const BOOK_INCLUDE = /(?<!\\)\{\{\s*#(?:include|rustdoc_include|playground|playpen)\s+([^}\s:]+)[^}]*\}\}/g;

export const OF_TEMPLATES: readonly Spelling[] = [
  {
    sign: '{{',
    pattern: BOOK_INCLUDE,
    message: '"{{#include}}" does not include a file: it is shown as text.',
    help: (path) => `In .mdx, write: import Part from '${path}', and <Part /> where its text belongs.`,
  },
  {
    sign: '{{',
    // In comments, it is Hugo's syntax for showing a shortcode.
    pattern: /\{\{[<%]\s*(\/?[\w./-]+)(?!\s*\*\/)[^}]*[>%]\}\}/g,
    message: 'A shortcode is shown as text.',
    help: (name) => `Write what "${name}" would show, in .mdx as a component.`,
  },
  {
    sign: '{%',
    pattern: /(?<!\{)\{%-?\s*(\w+)\b[^}]*?-?%\}/g,
    message: 'A tag in "{% %}" is text.',
    help: (name) => `Write what "${name}" would show, in .mdx as a component.`,
  },
  {
    sign: '{{',
    // Other braces may be intended as text, for example in templates; these names belong to Vue and Jekyll.
    pattern: /\{\{\s*((?:\$(?:frontmatter|params|lang|route|t)\b|(?:site|page|layout|include)\.\w)[^}]*?)\s*\}\}/g,
    message: 'An expression in double braces is shown as text.',
    help: (expression) =>
      expression.startsWith('$frontmatter.')
        ? `Write the value itself. In .mdx, {${expression.slice(1)}} shows it.`
        : 'Write the value itself. In .mdx, expressions are in single braces.',
  },
];
