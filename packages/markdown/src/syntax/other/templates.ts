/** What template languages read in a text: those of mdBook, Hugo, Jekyll, GitBook and Vue. */
import type { Spelling } from './spelling.ts';

/** A file, behind which mdBook names lines or a section of it. */
export const BOOK_INCLUDE = /(?<!\\)\{\{\s*#(?:include|rustdoc_include|playground|playpen)\s+([^}\s:]+)[^}]*\}\}/g;

export const OF_TEMPLATES: readonly Spelling[] = [
  {
    sign: '{{',
    pattern: BOOK_INCLUDE,
    message: '"{{#include}}" does not include a file: it is text.',
    help: (path) => `In .mdx, write: import Part from '${path}', and <Part /> where its text belongs.`,
  },
  {
    sign: '{{',
    // In comments it is how Hugo shows one.
    pattern: /\{\{[<%]\s*(\/?[\w./-]+)(?!\s*\*\/)[^}]*[>%]\}\}/g,
    message: 'A shortcode is text.',
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
    // Braces alone may be text, of templates for instance; these names are of Vue and Jekyll.
    pattern: /\{\{\s*((?:\$(?:frontmatter|params|lang|route|t)\b|(?:site|page|layout|include)\.\w)[^}]*?)\s*\}\}/g,
    message: 'An expression in two pairs of braces is text.',
    help: (expression) =>
      expression.startsWith('$frontmatter.')
        ? `Write the value itself. In .mdx, {${expression.slice(1)}} shows it.`
        : 'Write the value itself. In .mdx, an expression has one pair of braces.',
  },
];
