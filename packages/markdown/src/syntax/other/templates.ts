/** Template syntax of mdBook, Hugo, Jekyll, GitBook, Vue, MkDocs and Nuxt Content. */
import type { Spelling } from './spelling.ts';

/** An mdBook include: a file, optionally followed by lines or an anchor. */
export const BOOK_INCLUDE = /(?<!\\)\{\{\s*#(?:include|rustdoc_include|playground|playpen)\s+([^}\s:]+)[^}]*\}\}/g;

export const OF_TEMPLATES: readonly Spelling[] = [
  {
    sign: '{::',
    pattern: /\{::(comment|nomarkdown|options)\b[^{}]*\}/g,
    message: 'A command of kramdown is shown as text, and so is what it would hide.',
    help: () => 'Remove it. Write a comment between <!-- and -->.',
  },
  {
    sign: '{@',
    pattern: /(?<!\\)\{@((?:link(?:code|plain)?|inheritDoc|code|see|tutorial)\s[^{}\n]*)\}/g,
    message: 'A tag of comments in code (JSDoc) is shown as text.',
    help: () => 'Write a link as [text](./page.md#part), and code in backticks.',
  },
  {
    sign: '{{',
    pattern: /(?<!\\)\{\{\s*#(?!include|rustdoc_include|playground|playpen)([a-z_]\w*)[^{}]*\}\}/g,
    message: 'A command in "{{#}}" is shown as text.',
    help: (name) => `Remove it, or write what "${name}" would show. The title of a page is "title" in its frontmatter.`,
  },
  {
    sign: '{{',
    pattern: BOOK_INCLUDE,
    message: '"{{#include}}" does not include a file: it is shown as text.',
    help: (path) => `In .mdx, write: import Part from '${path}', and <Part /> where its text belongs.`,
  },
  {
    sign: '{{',
    // In comments, it is Hugo's syntax for showing a shortcode.
    pattern: /(?<!\\)\{\{[<%]\s*(\/?[\w./-]+)(?!\s*\*\/)[^}]*[>%]\}\}/g,
    message: 'A shortcode is shown as text.',
    help: (name) => `Write what "${name}" would show, in .mdx as a component.`,
  },
  {
    sign: '{{',
    pattern: /\]\(\s*(\{\{(?![<%])[^}\n]*\}\})/g,
    message: 'A template in the URL of a link is not evaluated.',
    help: () => 'Write the path of the page: [text](./page.md).',
  },
  {
    sign: '{{',
    pattern: /(?<!\\)(?:\{\{-|\{\{\s*(?:partial|template|block|include)\s+")/g,
    message: 'A template in double braces is shown as text.',
    help: () => 'Write what it would show.',
  },
  {
    sign: /[{<]%/,
    pattern: /(?<![\\{])(?:\{%-?\s*(?=\w[^}]*%\})|<%[-=]?\s*(?=\w[^>]*%>))(\w+)/g,
    message: 'A tag in "{% %}" or "<% %>" is text.',
    help: (name) => `Write what "${name}" would show, in .mdx as a component.`,
  },
  {
    sign: /^[ \t]*::[a-z]/m,
    pattern: /^\s*::([a-z][\w-]*)(?=\{|\s*$)/g,
    message: '"::" does not open a component: it is shown as text, and so is the "::" that ends it.',
    help: (name) => `Write ":::${name}" and ":::" if it is a callout. In .mdx, components are written as JSX.`,
  },
  {
    sign: /:[a-z][\w-]*\{/,
    pattern: /(?<![\w:}]):([a-z][\w-]*)\{[^}\n]*=[^}\n]*\}/g,
    message: 'A component after a colon is shown as text.',
    help: (name) => `Write what "${name}" would show, in .mdx as a component.`,
  },
  {
    sign: '{{',
    // The lookbehind leaves out URLs of links, formulas (`x_{{a}}`), expressions of workflows (`${{ a }}`) and props.
    pattern:
      /(?<!\]\(\s*|[\\{}$^_=]|\\[a-z]+)\{\{\s*("[^"{}]*"(?=\s*\|)|\$?[a-z_](?:[\w$-]|\.(?=[\w$])|\[[^\]{}]*\]|\([^(){}]*\))*)(?:\s*[|+*/?-][^{}\n]*)?\s*\}\}(?!\})/gi,
    message: 'A value in double braces is shown as it is written.',
    help: (name) =>
      name.startsWith('$frontmatter.')
        ? `Write the value itself. In .mdx, {${name.slice(1)}} shows it.`
        : `Write what "${name}" would show, or \\{{ for the braces. In .mdx, expressions are in single braces.`,
  },
];
