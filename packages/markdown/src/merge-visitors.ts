/** Merges plugins into one, so that they share a walk over the tree: each walk crosses the boundary to Rust. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

type Visitors<Name extends keyof HastPluginDefinition> = NonNullable<HastPluginDefinition[Name]>;

/** The visitors of a node run in the order of the plugins. */
export function mergeVisitors(plugins: ReadonlyArray<HastPluginDefinition | false>): HastPluginDefinition {
  const list = plugins.filter((plugin) => plugin !== false);
  return defineHastPlugin({
    ...Object.assign({}, ...list),
    name: 'quire-content',
    options: { position: true },
    element: list.flatMap(({ element = [] }): Visitors<'element'> => element),
    mdxJsxFlowElement: list.flatMap(({ mdxJsxFlowElement = [] }): Visitors<'mdxJsxFlowElement'> => mdxJsxFlowElement),
    mdxJsxTextElement: list.flatMap(({ mdxJsxTextElement = [] }): Visitors<'mdxJsxTextElement'> => mdxJsxTextElement),
  });
}
