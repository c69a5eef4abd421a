/**
 * The comments that exclude text from search. In Markdown, they are HTML comments; in MDX, they are generated from
 * `{/* search-exclude *\/}`.
 */

import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

const EXCLUDE = /^\/\*\s*(\/?search-exclude)\s*\*\/$/;

export const searchExclude: MarkdownPlugin = {
  name: 'search-exclude',
  markdown: { hast: ({ text, format }) => (format === 'mdx' && text.includes('search-exclude') ? [visitors] : []) },
};

const visitors: HastPluginDefinition = defineHastPlugin({
  name: 'quire-search-exclude',
  mdxFlowExpression: (node) => toComment(node.value),
  mdxTextExpression: (node) => toComment(node.value),
});

function toComment(expression: string): { type: 'raw'; value: string } | undefined {
  const name = EXCLUDE.exec(expression.trim())?.[1];
  return name === undefined ? undefined : { type: 'raw', value: `<!-- ${name} -->` };
}
