/**
 * Components of a site in its layout that are hydrated in the browser: the exports of modules that begin with `'use client'`.
 * In the layout, imports of such a module are replaced by a module whose components are islands.
 */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { toPosix } from '@quire/markdown/files';
import type { RspackChain } from '@rsbuild/core';
import { collectModules, isScript, listImportSources } from '../config/module-imports.ts';
import { blankNonCode } from '../config/non-code.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import { createImportResolver, getImportNames } from '../content/resolve-import.ts';
import { findInteractiveCall, isClientModule } from './client-module.ts';

export interface LayoutIsland {
  /** The module, absolute. */
  module: string;
  /** Its name in documents. */
  name: string;
  /** The names of its components. */
  components: string[];
  /** The module does not begin with `'use client'`. */
  isImplied: boolean;
}

export interface LayoutIslands {
  islands: LayoutIsland[];
  /** Modules of the site that the layout imports and that have no script in the browser, absolute. */
  staticModules: string[];
  /** Islands and their imports: inside them, components are not replaced. Absolute. */
  inIslands: string[];
}

/** @returns the islands of the site's own theme and components in the layout */
export function findLayoutIslands(config: ResolvedConfig): LayoutIslands {
  const roots = [...(config.themeFile === undefined ? [] : [config.themeFile]), ...Object.values(config.components)];
  const listImports = createImportLister(config);
  const isIsland = (module: string) => isClientModule(module) || isClientOfTheme(module, config);
  const found = new Set<string>();
  const reached = collectModules(roots, (module) => {
    if (!isIsland(module)) return listImports(module);
    found.add(module);
    return [];
  });
  const clients = reached.filter((module) => found.has(module));
  return {
    islands: clients.map((module) => ({
      module,
      name: toPosix(relative(config.siteDir, module)),
      components: listComponentNames(module),
      isImplied: !isClientModule(module),
    })),
    staticModules: reached.filter((module) => !found.has(module)),
    inIslands: collectModules(clients, listImports),
  };
}

/** Whether the configuration makes it an island. The theme module itself is the layout, so it is never an island. */
function isClientOfTheme(module: string, { hasClientTheme, themeFile }: ResolvedConfig): boolean {
  return hasClientTheme && module !== themeFile && findInteractiveCall(readFileSync(module, 'utf8')) !== undefined;
}

/** Those that are modules of the site itself. */
function createImportLister(config: ResolvedConfig): (module: string) => string[] {
  const resolve = createImportResolver(getImportNames(config));
  return (module) => {
    return listImportSources(module).flatMap((source) => {
      const found = resolve(source, module);
      const isOwn = found?.kind === 'module' && isAbsolute(found.module) && isScript(found.module);
      return isOwn && !found.module.includes(`${sep}node_modules${sep}`) ? [found.module] : [];
    });
  };
}

/** Components are exports whose names begin with a capital letter; other exports are not changed. */
function listComponentNames(module: string): string[] {
  const names = listThemeExports(module).map(({ name }) => name);
  const isDefault = /(?:^|[;}])\s*export\s+default\b|\bas\s+default\b/m.test(
    blankNonCode(readFileSync(module, 'utf8')),
  );
  return [...names.filter((name) => /^[A-Z]/.test(name)), ...(isDefault ? ['default'] : [])];
}

export interface PlacedIsland extends LayoutIsland {
  /** The generated module that replaces it. */
  replacement: string;
}

export function placeIslands(workDir: string, islands: readonly LayoutIsland[]): PlacedIsland[] {
  return islands.map((island, index) => ({ ...island, replacement: join(workDir, `island-${index}.js`) }));
}

/** @param build the engine's module for the build. Both are module names for the bundler */
export function createIslandModule(
  { name, components, isImplied }: LayoutIsland,
  { module, build }: { module: string; build: string },
): string {
  const source = JSON.stringify(module);
  return [
    `import * as source from ${source};`,
    `import { createIsland } from ${JSON.stringify(build)};`,
    `export * from ${source};`,
    ...components.map((component) => {
      const [id, each] = [JSON.stringify(`${name}#${component}`), `source[${JSON.stringify(component)}]`];
      const island = `createIsland(${id}, ${each}, ${JSON.stringify({ isImplied })})`;
      return component === 'default' ? `export default ${island};` : `export const ${component} = ${island};`;
    }),
    '',
  ].join('\n');
}

/** In the bundle for Node. */
export function replaceIslands(chain: RspackChain, islands: readonly PlacedIsland[], inIslands: readonly string[]) {
  for (const { module, replacement } of islands) {
    const elsewhere = chain.module.rule(`island-${replacement}`);
    for (const file of [replacement, ...inIslands]) elsewhere.exclude.add(file);
    elsewhere.resolve.alias.set(`${module}$`, replacement);
  }
}
