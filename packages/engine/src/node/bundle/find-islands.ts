/** Finds the modules of a site whose components are hydrated in the browser, in its theme and in its pages. */
import { readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import { toPosix } from '@quire/markdown/files';
import { collectModules, isScript, listImportSources } from '../config/module-imports.ts';
import { blankNonCode } from '../config/non-code.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import { createImportResolver } from '../content/resolve-import.ts';
import { findPackageOf } from '../files/is-installed.ts';
import { findInteractiveCall, isClientModule } from './client-module.ts';

/** A module whose components are islands. */
export interface Island {
  /** Absolute. */
  module: string;
  /** The same without symbolic links, as the bundler names it. */
  file: string;
  /** Its name in documents: its path in the site. */
  name: string;
  /** The module does not begin with `'use client'`. */
  isImplied: boolean;
  /** Its components, and all that pages import. */
  exports: string[];
}

export interface SiteIslands {
  islands: Island[];
  /** Other modules of the site that its theme and pages import, absolute. They have no script in the browser. */
  staticModules: string[];
  /** Whether what islands load is only known in the browser. */
  isOpen: boolean;
}

export function findIslands(config: ResolvedConfig, imports: readonly ComponentImport[]): SiteIslands {
  const { themeFile, components, siteDir, hasClientTheme } = config;
  const ofTheme = [...(themeFile === undefined ? [] : [themeFile]), ...Object.values(components)];
  const ofPages = imports.map(({ module }) => module).filter((module) => isAbsolute(module) && isScript(module));
  const listImports = createImportLister(config);
  const found = new Map<string, Island>();
  const reach = (roots: string[]) =>
    collectModules(roots, (module) => {
      const isClient = isClientModule(module);
      if (!isClient && !isImplied(module, config, listImports)) return listImports(module);
      const file = realpathSync.native(module);
      const name = toPosix(relative(siteDir, module));
      found.set(module, { module, file, name, isImplied: !isClient, exports: listExports(module, imports) });
      return [];
    });
  const reached = reach(ofTheme);
  const isOpen = found.size > 0;
  const all = [...new Set([...reached, ...reach(ofPages)])].sort();
  const islands = all.flatMap((module) => found.get(module) ?? []);
  // If components need no directive, most modules of hooks are only parts of islands.
  const others = all.filter((module) => !found.has(module) && !WITHOUT_JSX.test(module));
  const called = hasClientTheme ? others.flatMap((module) => listCalledHooks(module, listImports)) : [];
  const isStatic = (module: string) => !hasClientTheme || !WITHOUT_JSX.test(module) || called.includes(module);
  return {
    islands,
    staticModules: all.filter((module) => !found.has(module) && isStatic(module)),
    isOpen: isOpen || islands.some((island) => island.isImplied),
  };
}

/** Components are exports whose names begin with a capital letter. */
function listExports(module: string, imports: readonly ComponentImport[]): string[] {
  const written = listThemeExports(module).flatMap(({ kind, name }) => (kind === 'named' ? [name] : []));
  const isDefault = DEFAULT_EXPORT.test(blankNonCode(readFileSync(module, 'utf8')));
  const imported = imports.filter((each) => each.module === module && each.imported !== '*');
  const named = written.filter((name) => /^[A-Z]/.test(name));
  return [...new Set([...named, ...(isDefault ? ['default'] : []), ...imported.map((each) => each.imported)])];
}

const DEFAULT_EXPORT = /(?:^|[;}])\s*export\s+default\b|\bas\s+default\b/m;

/**
 * Whether the configuration makes it an island. The theme module itself is the layout, and hooks are parts of components.
 * Without the directive, an island would silently be given nothing of the data that only a build has.
 */
function isImplied(module: string, { hasClientTheme, themeFile }: ResolvedConfig, listImports: ImportLister): boolean {
  if (!hasClientTheme || module === themeFile || WITHOUT_JSX.test(module)) return false;
  if (BUILD_DATA.test(readFileSync(module, 'utf8'))) return false;
  return collectModules([module], (each) => listCalledHooks(each, listImports)).some((each) => {
    return findInteractiveCall(readFileSync(each, 'utf8')) !== undefined;
  });
}

const BUILD_DATA =
  /\buse(?:Pages|Frontmatter)\b|\busePage(?:Data)?\b(?=[\s\S]*\b(?:frontmatter|description|_relativePath|pagePath|pages|feeds)\b)/;

const WITHOUT_JSX = /\.[cm]?ts$/;

/** The modules of the site's hooks that a module calls. */
function listCalledHooks(module: string, listImports: ImportLister): string[] {
  const calls: string[] = readFileSync(module, 'utf8').match(/\buse[A-Z]\w*(?=\s*[(<])/g) ?? [];
  const hooks = collectModules([module], (each) => listImports(each).filter((next) => WITHOUT_JSX.test(next)));
  return hooks.filter((each) => listThemeExports(each).some(({ name }) => calls.includes(name)));
}

type ImportLister = (module: string) => string[];

/** Those that are modules of the site itself. */
function createImportLister(config: ResolvedConfig): ImportLister {
  const resolve = createImportResolver(config);
  return (module) => {
    return listImportSources(module).flatMap((source) => {
      const found = resolve(source, module);
      const isOwn = found?.kind === 'module' && isAbsolute(found.module) && isScript(found.module);
      return isOwn && findPackageOf(found.module) === undefined ? [found.module] : [];
    });
  };
}
