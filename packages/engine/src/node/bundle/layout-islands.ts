/**
 * Components of a site in its layout that are hydrated in the browser: the exports of modules that begin with `'use client'`.
 * Whatever imports such a module to render the layout finds a module in its place whose components are islands.
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
  /** What the document calls it. */
  name: string;
  /** The names of its components. */
  components: string[];
}

export interface LayoutIslands {
  islands: LayoutIsland[];
  /** Modules of the site that the layout imports and that have no script in the browser, absolute. */
  staticModules: string[];
  /** What islands import, and they themselves: among these a component is what it is. Absolute. */
  inIslands: string[];
}

/** @returns what the site's own theme and components bring into the layout */
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
    })),
    staticModules: reached.filter((module) => !found.has(module)),
    inIslands: collectModules(clients, listImports),
  };
}

/** Where the configuration says it for all of them. The module of the theme is the layout, and no part of it. */
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

/** A component has a name with a capital letter; what else a module exports stays what it is. */
function listComponentNames(module: string): string[] {
  const names = listThemeExports(module).map(({ name }) => name);
  const isDefault = /(?:^|[;}])\s*export\s+default\b|\bas\s+default\b/m.test(
    blankNonCode(readFileSync(module, 'utf8')),
  );
  return [...names.filter((name) => /^[A-Z]/.test(name)), ...(isDefault ? ['default'] : [])];
}

export interface PlacedIsland extends LayoutIsland {
  /** The generated module in its place. */
  replacement: string;
}

export function placeIslands(workDir: string, islands: readonly LayoutIsland[]): PlacedIsland[] {
  return islands.map((island, index) => ({ ...island, replacement: join(workDir, `island-${index}.js`) }));
}

/** @param build the engine's module for the build. Both are names as the bundler knows them */
export function createIslandModule(
  { name, components }: LayoutIsland,
  { module, build }: { module: string; build: string },
): string {
  const source = JSON.stringify(module);
  return [
    `import * as source from ${source};`,
    `import { createIsland } from ${JSON.stringify(build)};`,
    `export * from ${source};`,
    ...components.map((component) => {
      const island = `createIsland(${JSON.stringify(`${name}#${component}`)}, source[${JSON.stringify(component)}])`;
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
