/** Which plugins compile the pages of a site. */

import type { MarkdownPlugin } from '@quire/markdown';
import { FEATURES, listContainerNames } from '@quire/markdown';
import { listPlugins } from '../plugins/list-plugins.ts';
import { guardMarkdownPlugin } from '../plugins/markdown-hooks.ts';
import type { QuirePlugin } from '../plugins/plugin.ts';

interface PluginConfig {
  plugins: readonly QuirePlugin[];
}

/** The features of Markdown, and what the site adds or has in their place. */
export function listMarkdownPlugins({ plugins }: PluginConfig): readonly MarkdownPlugin[] {
  return listPlugins<MarkdownPlugin>(FEATURES, plugins.map(guardMarkdownPlugin));
}

/** The names of the containers that pages may have. */
export function listContainers(config: PluginConfig): ReadonlySet<string> {
  return listContainerNames(listMarkdownPlugins(config));
}
