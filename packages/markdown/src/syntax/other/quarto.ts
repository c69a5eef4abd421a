/** Syntax of Quarto, MyST, docsify, Fumadocs, AsciiDoc, ReadMe and reStructuredText. */
import type { Spelling } from './spelling.ts';

export const OF_QUARTO: readonly Spelling[] = [
  {
    sign: '>`_',
    isInCode: true,
    pattern: /(?<!``.*)(?<!`)`([^`<>\n]+?\s<[a-z]+:[^`<>\s]+)>`_/g,
    message: 'A link of reStructuredText is shown as code.',
    help: (link) => `Write [${link.replace(/\s+</, '](')}).`,
  },
  {
    sign: ')=',
    pattern: /^\s*\(([\w.:-]+)\)=\s*$/g,
    message: 'A label in front of "=" sets no anchor: it is shown as text.',
    help: (label) => `Remove it, and write the id after the heading: ## Title {#${label}}.`,
  },
  {
    sign: /\{[a-z:-]+\}`/,
    // Inline code has been blanked.
    pattern:
      /\{((?:ref|doc|numref|eq|term|any|download|abbr|cite|sub|sup|math|(?:py|c|cpp|js|rst|std|cite):\w+|bdg-[\w-]+)(?::\w+)?)\}(?= {3})/g,
    message: 'A role in braces is shown as text.',
    help: (role) => `Remove "{${role}}". A link to a page is written [text](./page.md#part).`,
  },
  {
    sign: ':::',
    pattern: /^\s*:{3,}\s*\{\s*[.#]?([\w-]+)[^}\n]*\}/g,
    message: 'A name in braces opens no container: it is shown as text.',
    help: (name) => `Write ":::${name}", if there is such a container.`,
  },
  {
    sign: /^[ \t]*[?!]>\s/m,
    pattern: /^\s*([?!])>\s/g,
    message: 'A sign in front of ">" opens no callout: it is shown as text.',
    help: (sign) => `Write "> [!${sign === '!' ? 'WARNING' : 'TIP'}]" above, and ">" in front of the text.`,
  },
  {
    sign: /:[^\s:[\]]*\[/,
    pattern:
      /(?<![\w:/.])((?:xref|include|video|audio|btn|kbd|menu|footnote|stem|image):{1,2}[^\s[\]:]*|link:(?:https?:)?[^\s[\]:]+)\[[^[\]]*\](?!\()/g,
    message: 'A macro with brackets is shown as text.',
    help: () => 'Write a link as [text](./page.md#part), and an image as ![what it shows](./image.png).',
  },
  {
    sign: /\]\([^()\s]*\s+["']:/,
    pattern: /\]\([^()\s]+\s+(["']):\w[^"'\n]*\1\)/g,
    message: 'An option in the title of a link or an image is shown as its title.',
    help: () => 'Remove it. A size is written as HTML: <img src="…" width="300" />.',
  },
  {
    sign: 'tabs:start',
    pattern: /<!--\s*(tabs:start)\s*-->/g,
    message: '"tabs:start" does not create tabs: it is a comment.',
    help: () => 'In .mdx, write <Tabs> with <Tab label="…">, from @theme.',
  },
  {
    sign: /^#{1,6}\s.*\s(?::id=|\[#|\{#)/m,
    pattern: /^#{1,6}\s.*?\s(:id=[\w-]+|\[#[\w-]+\]|\{#[^{}\n]*\s(?![.#]|[\w-]+=)[^{}\n]*\})\s*$/g,
    message: 'This is no id of the heading: it is shown as text.',
    help: (id) => `Write {#${/[\w-]+(?=[\]}\s]|$)/.exec(id)?.[0]}} in place of "${id}".`,
  },
  {
    sign: '^[',
    pattern: /(?<![\\\]])\^\[([^[\]\n]*\s[^[\]\n]*)\](?![(*+?{$])/g,
    message: '"^[…]" is no footnote: it is shown as text.',
    help: () => 'Write [^name], and on a separate line: "[^name]: the text".',
  },
  {
    sign: '[@',
    // Names of packages and of people are in brackets too; these have a page, or a semicolon.
    pattern: /\[-?(@[A-Za-z][\w:.-]*(?:;\s|,\s(?:pp?\.\s?)?\d)[^[\]\n]*)\](?![([:])/g,
    message: 'A citation is shown as text.',
    help: () => 'Write a link, or a footnote: [^name].',
  },
  {
    sign: /^[ \t]*\\(?:new|page|clear)/m,
    pattern: /^\s*\\(newpage|pagebreak|clearpage)\s*$/g,
    message: 'A command of LaTeX is shown as text.',
    help: () => 'Remove it.',
  },
  {
    sign: /^[ \t]*(?:\|===|\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|listing)[\],]|(?:ifdef|ifndef|endif)::|\[\[[\w-]+\]\]\s*$)/m,
    pattern:
      /^\s*(?:\|===|\[(?:source|NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|listing)(?:,[^\]]*)?\]|(?:ifdef|ifndef|endif)::\S*)\s*$/g,
    message: 'A line of AsciiDoc is shown as text.',
    help: () => 'Write it in Markdown: a fence for code, ":::note" for a callout, a table with bars.',
  },
  {
    sign: /^={2,6}[ \t]/m,
    pattern: /^(={2,6})[ \t]+\p{L}(?:(?!==).)*=*\s*$/gu,
    message: 'A line that begins with "==" is no heading: it is shown as text.',
    help: (signs) => `Write "${'#'.repeat(signs.length)} " in place of "${signs}".`,
  },
  {
    sign: /\[[^\]\n]*https?:\/\/|https?:\/\/\S+\[/,
    pattern:
      /(?<![\]\\])\[https?:\/\/[^\s[\]|]+[ \t]+[^[\]\n]+\](?![([:])|(?<![[\\])\[[^[\]|\n]+\|https?:\/\/[^\s[\]]+\]|(?<!link:)https?:\/\/[^\s[\]()<>"]*[^\s[\]()<>"/=?&]\[[^[\]\n]+\](?=[\s.,;:!?)]|$)/g,
    message: 'A link of a wiki or of AsciiDoc is shown as text.',
    help: () => 'Write [text](https://…).',
  },
  {
    sign: 'block',
    pattern: /^\s*\[(\/?block(?::[\w-]+)?)\]\s*$/g,
    message: 'A block of ReadMe is shown as text.',
    help: () => 'Write what it would show in Markdown.',
  },
  {
    sign: '](',
    pattern: /\]\((doc|ref|changelog):[\w-]+(?:#[\w-]+)?\)/g,
    message: 'This scheme names a page in ReadMe only: the link opens nothing.',
    help: () => 'Write the path of the page: [text](./page.md).',
  },
  {
    sign: /^[ \t]*\.\. _/m,
    pattern: /^\s*\.\.\s+_([\w-]+):/g,
    message: 'A label after two dots sets no anchor: it is shown as text.',
    help: (label) => `Remove it, and write the id after the heading: ## Title {#${label}}.`,
  },
  {
    sign: /^[ \t>]*(?:\+-{2,}\+|\|-+\+|[-=]{3,}[ \t]+[-=]{3})/m,
    pattern: /^\s*(\+(?:-{2,}\+){2,}|\|(?:-+\+)+-+\||[-=]{3,}(?:[ \t]+[-=]{3,})+)\s*$/g,
    message: 'A table whose columns other signs than "|" divide is shown as text.',
    help: () => 'Write "| a | b |", below it "| --- | --- |", and each row in one line.',
  },
  {
    sign: '.. ',
    pattern: /^\s*\.\.\s+([a-z][\w-]*)::(?:\s|$)/g,
    message: 'A directive after two dots is shown as text.',
    help: (name) => `Write ":::${name}" and ":::", if there is such a container.`,
  },
];
