/** What the engine itself adds to Markdown as plugins: a site replaces each by one of the same name. */

import { CALLOUT_TYPES, renderCallout } from '../markdown/syntax/callout.ts';
import { renderTree, TREE_LANGUAGE } from '../markdown/tree-fence.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { listContainerNames } from '../plugins/markdown-hooks.ts';
import type { QuirePlugin } from '../plugins/plugin.ts';

const MARKDOWN_PLUGINS: readonly QuirePlugin[] = [
  {
    name: 'containers',
    markdown: { containers: Object.fromEntries(CALLOUT_TYPES.map((type) => [type, renderCallout])) },
  },
  { name: 'tree', markdown: { fences: { [TREE_LANGUAGE]: ({ code, title }) => renderTree(code, title) } } },
];

interface PluginConfig {
  plugins: readonly QuirePlugin[];
}

/** Those of the engine and of a site. */
export function listMarkdownPlugins({ plugins }: PluginConfig): readonly QuirePlugin[] {
  return listPlugins(MARKDOWN_PLUGINS, plugins);
}

/** The names of the containers that pages may have. */
export function listContainers(config: PluginConfig): ReadonlySet<string> {
  return listContainerNames(listMarkdownPlugins(config));
}
