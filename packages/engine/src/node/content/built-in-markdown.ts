import { FEATURES, listContainerNames, type MarkdownPlugin } from '@quire/markdown';
import type { QuirePlugin } from '../config/plugin.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { guardMarkdownPlugin } from '../plugins/markdown-hooks.ts';

interface PluginConfig {
  plugins: readonly QuirePlugin[];
}

/** The built-in Markdown features, with the site's additions and replacements. */
export function listMarkdownPlugins({ plugins }: PluginConfig): readonly MarkdownPlugin[] {
  return listPlugins<MarkdownPlugin>(FEATURES, plugins.map(guardMarkdownPlugin));
}

/** The names of all known containers. */
export function listContainers(config: PluginConfig): ReadonlySet<string> {
  return listContainerNames(listMarkdownPlugins(config));
}
