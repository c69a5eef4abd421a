/** Syntax of VitePress, Docusaurus, Obsidian and DocFX. */
import { CALLOUT_TYPES } from '../containers.ts';
import type { Spelling } from './spelling.ts';

const HANDLER = `(on(?:click|change|input|load|error|submit|toggle|(?:mouse|pointer|touch|key)[a-z]+))\\s*=\\s*["']`;

/** A quote, also in an item of a list. */
const QUOTE = String.raw`^\s*(?:(?:[-*+]|\d+[.)])\s+)*>[\s>]*`;

export const OF_VITEPRESS: readonly Spelling[] = [
  {
    sign: '<<<',
    pattern: /^\s*<<<\s+([^\s{]+)/g,
    message: '"<<<" does not include a file: it is shown as text.',
    help: (path) => `Write a fence with file="${path.replace(/^@/, '<root>')}" after its language, and nothing in it.`,
  },
  {
    sign: /\[_?toc_?\]/i,
    pattern: /^\s*@?\[?\[_?(toc)_?\]\]?\s*$/gi,
    message: '"[[toc]]" and "[TOC]" do not list the headings: they are shown as text.',
    help: () => 'Remove it: every page has an outline. In .mdx, <Toc /> of @theme lists the headings in the text.',
  },
  {
    sign: '![[',
    pattern: /!\[\[([^\]|\n]+)(?:\|[^\]\n]*)?\]\]/g,
    message: '"![[…]]" does not show a file: it is shown as text.',
    help: (path) =>
      `For an image, write ![what it shows](<./${path}>). For a text, in .mdx: import Part from './${path}.md', and <Part />.`,
  },
  {
    sign: '|',
    pattern: /!\[[^\]|]*\|\s*(\d+)(?:x\d+)?\]\(/g,
    message: 'The size after the "|" is part of the alternative text.',
    help: (width) => `Write the image as HTML: <img src="…" alt="…" width="${width}" />.`,
  },
  {
    sign: /#(?:only|gh)-(?:light|dark)/,
    pattern: /\]\([^()\s]*#((?:only|gh)-(?:light|dark)(?:-mode-only)?)\)/g,
    message: 'The image is shown in both appearances, light and dark.',
    help: () => 'Write one image for both.',
  },
  {
    sign: /@i(?:nclude:|mport\s)/,
    pattern: /^\s*(?:<!--\s*@include:|@import(?=\s+["'][^"']+["']\s*$))\s*["']?([^\s"']+?)["']?\s*(?:-->|$)/g,
    message: '"@include" and "@import" do not include a file: they are comments or text.',
    help: (path) => `In .mdx, write: import Part from '${path}', and <Part /> where its text belongs.`,
  },
  {
    sign: '<script',
    pattern: /^\s*<(script\s+setup)\b/gi,
    message: '"<script setup>" is not compiled, so it fails in the browser.',
    help: () => 'Remove it. In .mdx, import components at the top of the page.',
  },
  {
    sign: '<script',
    // With another type, it is a data block.
    pattern: /^\s*<(script)(?=[\s>])(?!\s+setup\b)(?![^>]*\btype=(?!["']?(?:module|text\/javascript)))/gi,
    message:
      'A script in a page does not run after navigation by a link, and the content security policy blocks its code.',
    help: () => "Put it into `head` of the configuration, or into a component that begins with 'use client'.",
  },
  {
    sign: '<link',
    pattern: /<(link)\s(?=[^<>]*\brel=["']?stylesheet\b)(?=[^<>]*\bhref=["']?(?:https?:)?\/\/)/gi,
    message: 'The content security policy blocks a stylesheet of another host in a page.',
    help: () => 'Put it into `head` of the frontmatter or of the configuration, or import it in a <style> element.',
  },
  {
    sign: new RegExp(`\\s${HANDLER}`, 'i'),
    pattern: new RegExp(`<[a-z][\\w-]*\\s(?:[^<>]*\\s)?${HANDLER}`, 'gi'),
    message: 'The content security policy blocks the code of an attribute.',
    help: (name) => `Remove ${name}, or write a component that begins with 'use client'.`,
  },
  {
    sign: '%',
    pattern: /^\s*%%?(?=\s)|^\s*%%$|%%(?=\S)[^%\n]*[^\s%]%%|%%\s[^%\n]*\s%%/g,
    message: '"%" does not begin a comment: it is shown as text.',
    help: () => 'Write the comment between <!-- and -->.',
  },
  {
    sign: '^',
    pattern: /\S\s+\^([A-Za-z][\w-]*)\s*$/g,
    message: 'A name after "^" at the end of a block sets no anchor: it is shown as text.',
    help: (name) => `Remove it. A heading has an anchor, and so has <span id="${name}"></span>.`,
  },
  {
    sign: '@[',
    pattern: /(?<![\w\]])@\[([\w-]*)[^[\]\n]*\]\([^()\n]*\)/g,
    message: 'A link after "@" embeds nothing: it is shown as a link.',
    help: () => 'For code, write a fence with file="…". Write anything else as HTML.',
  },
  {
    sign: /\[!(?:include|code)/i,
    pattern: /\[!((?:include|code(?:-[\w-]+)?))\s*\[[^[\]]*\]\([^()\s]*\)[^[\]]*\]/gi,
    message: '"[!…]" does not include a file: it is shown as text.',
    help: () => `For code, write a fence with file="…". For text, in .mdx: import Part from './part.md', and <Part />.`,
  },
  {
    sign: /\s(?:v-[a-z]|[:@][a-z][\w:.-]*=)/i,
    pattern:
      /<[a-z][\w-]*(?:\s+[^\s<>"'=]+(?:=(?:"[^"]*"|'[^']*'|[^\s<>"']+))?)*?\s+((?:v-(?!pre|cloak|once)[a-z]+|[:@][a-z])[\w:.-]*)\s*(?==|[\s>])/gi,
    message: 'An attribute of Vue has no effect.',
    help: (name) => `Remove ${name}. In .mdx, attributes have expressions in braces: name={value}.`,
  },
  {
    sign: '{open}',
    pattern: /^\s*:{3,}\s*details\b.*(\{open\})\s*$/g,
    message: '"{open}" is shown as part of the title.',
    help: () => 'Remove it, or write <details open>, a <summary>, and an empty line before and after the text.',
  },
  {
    sign: /<(?:head|html|body|base)\b/i,
    pattern: /<(head|html|body|base)(?=[\s>])/gi,
    message: 'This tag does not belong in a text.',
    help: () =>
      'Write the elements for the head of the document into "head" of the frontmatter or of the configuration.',
  },
  {
    sign: '[!',
    pattern: new RegExp(`${QUOTE}\\[!((?!(?:${CALLOUT_TYPES.join('|')})\\])[\\w-]+)(?:[\\s|][^\\]]*)?\\]`, 'gi'),
    message: 'The type of the alert is unknown, so it is shown as a quote.',
    help: (type) => `Write one of ${CALLOUT_TYPES.join(', ')} in place of "${type}".`,
  },
  {
    sign: /\[![\w-]+\][-+]/,
    pattern: new RegExp(`${QUOTE}\\[!(?:${CALLOUT_TYPES.join('|')})\\]([-+])(?=\\s|$)`, 'gi'),
    message: 'A sign after the type of an alert does not make it foldable: it is shown as part of the title.',
    help: (sign) => `Remove "${sign}", or write a container: ":::details Title", its text, and ":::".`,
  },
  {
    sign: /\[[-~>/!?<]\]/,
    pattern: /^[\s>]*(?:[-*+]|\d+[.)])\s+(\[[-~>/!?<]\])\s+(?=\S)/g,
    message: 'A state of a task other than "[ ]" and "[x]" is shown as text.',
    help: (state) => `Write "[ ]" or "[x]". To show the brackets, write "\\${state}".`,
  },
];

/** Only reported in .md; in .mdx, it is an import. */
export const OF_PLAIN_MARKDOWN: readonly Spelling[] = [
  {
    sign: /\{(?:\/\*|front[mM]atter\.|props\.)/,
    // The id of a heading may be in a comment.
    pattern: /(?<![\\{$])\{(\/\*(?!\s*#[^\s*]+\s*\*\/)|(?:front[mM]atter|props)\.\w)/g,
    message: 'In .md, a comment or an expression in braces is shown as text.',
    help: (found) =>
      `Rename the page to .mdx, or write ${found === '/*' ? 'the comment between <!-- and -->' : 'the value itself'}.`,
  },
  {
    sign: /^(?:im|ex)port\s/m,
    pattern: /^(import)\s+(?:[\w$*{},\s]+\sfrom\s+)?(["'])[^"']+\2\s*;?\s*$|^export\s+const\s+\w+\s*=/g,
    message: 'In .md, an import or an export is shown as text.',
    help: () => 'Rename the page to .mdx, or remove the line.',
  },
  {
    sign: '={',
    pattern: /<([A-Za-z][\w.]*)\s(?:[^<>]*\s)?[\w:-]+=\{/g,
    message: 'In .md, a tag with an expression is shown as text.',
    help: () => 'Rename the page to .mdx, or write the attribute as HTML: name="value".',
  },
];

/** Only reported in .mdx; in .md, the tag is reported as unknown. */
export const OF_MODULES: readonly Spelling[] = [
  {
    sign: '<include',
    pattern: /<(include)(?=[\s>])/g,
    message: '"<include>" does not include a file.',
    help: () => "Write: import Part from './part.md', and <Part /> where its text belongs.",
  },
  {
    // In Starlight, the name of an icon.
    sign: /^import\s*\{[^}]*\bCard\b[^}]*\}\s*from\s*['"]@theme['"]/m,
    pattern: /<Card\s[^<>]*?\bicon="([a-z]+(?:-[a-z]+)*)"/g,
    message: 'The name of an icon is shown as text.',
    help: (name) => `Write a character in place of "${name}", or an element: icon={<svg>…</svg>}.`,
  },
];
