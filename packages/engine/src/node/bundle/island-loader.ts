/** Replaces a module, in the bundle for Node, by one whose components are islands. */
import { basename } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { Island } from './find-islands.ts';

export interface IslandOptions {
  findIsland(file: string): Island | undefined;
  /** The name of the engine's module for the build. */
  build: string;
}

/** A loader of the bundler, before those that compile. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function replaceByIslands(this: Rspack.LoaderContext<IslandOptions>, code: string): string {
  const { findIsland, build } = this.getOptions();
  const island = findIsland(this.resourcePath);
  if (!island) return code;
  const { name, isImplied, exports } = island;
  const source = JSON.stringify(`./${basename(this.resourcePath)}?itself`);
  return [
    `import * as source from ${source};`,
    `import { wrapIslands } from ${JSON.stringify(build)};`,
    `export * from ${source};`,
    `const islands = wrapIslands(${JSON.stringify(name)}, source, ${isImplied});`,
    ...exports.map((each) => `export ${each === 'default' ? 'default' : `const ${each} =`} islands.${each};`),
    '',
  ].join('\n');
}
