/** What the engine itself adds to Markdown as plugins: a site replaces each by one of the same name. */
import type { QuirePlugin } from '../plugins/plugin.ts';
import { renderTree, TREE_LANGUAGE } from './tree-fence.ts';

export const MARKDOWN_PLUGINS: readonly QuirePlugin[] = [
  { name: 'tree', markdown: { fences: { [TREE_LANGUAGE]: ({ code, title }) => renderTree(code, title) } } },
];
