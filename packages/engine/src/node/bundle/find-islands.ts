/** Finds the modules of a site whose components are hydrated in the browser, in its theme and in its pages. */
import { realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ComponentImport, ImportResolver } from '@quire/markdown';
import { toPosix } from '@quire/markdown/files';
import { collectModules, isScript } from '../config/module-imports.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { readScript, type ScriptModule } from '../config/script-module.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import { createImportResolver } from '../content/resolve-import.ts';
import { findPackageOf } from '../files/is-installed.ts';

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
  /** Other modules of the site that its theme and pages import. They have no script in the browser. */
  staticModules: ScriptModule[];
  /** Whether what islands load is only known in the browser. */
  isOpen: boolean;
}

export interface IslandFinder {
  /** Reads each module once. */
  find(imports: readonly ComponentImport[]): SiteIslands;
  /** Call it when modules may have changed. */
  forget(): void;
}

export function createIslandFinder(config: ResolvedConfig): IslandFinder {
  let known: KnownModules = new Map();
  let read = createModuleReader(config, known);
  let last: { imports: readonly ComponentImport[]; site: SiteIslands } | undefined;
  return {
    find(imports) {
      if (!last || !isDeepStrictEqual(last.imports, imports))
        last = { imports, site: findIn({ config, imports, read }) };
      return last.site;
    },
    forget() {
      const before = known;
      known = new Map();
      read = createModuleReader(config, known, before);
      last = undefined;
    },
  };
}

interface SiteModules {
  config: ResolvedConfig;
  imports: readonly ComponentImport[];
  read: ModuleReader;
}

function findIn({ config, imports, read }: SiteModules): SiteIslands {
  const { themeFile, components, siteDir, hasClientTheme } = config;
  const ofTheme = [...(themeFile === undefined ? [] : [themeFile]), ...Object.values(components)];
  const ofPages = imports.map(({ module }) => module).filter((module) => isAbsolute(module) && isScript(module));
  const found = new Map<string, Island>();
  const reach = (roots: string[]) =>
    collectModules(roots, (module) => {
      const { isClient, imported } = read(module);
      if (!isClient && !isImplied(module, config, read)) return imported;
      const file = realpathSync.native(module);
      const name = toPosix(relative(siteDir, module));
      found.set(module, { module, file, name, isImplied: !isClient, exports: listExports(module, imports, read) });
      return [];
    });
  const reached = reach(ofTheme);
  const isOpen = found.size > 0;
  const all = [...new Set([...reached, ...reach(ofPages)])].sort();
  const islands = all.flatMap((module) => found.get(module) ?? []);
  // If components need no directive, most modules of hooks are only parts of islands.
  const others = all.filter((module) => !found.has(module) && !WITHOUT_JSX.test(module));
  const called = hasClientTheme ? others.flatMap((module) => listCalledHooks(module, read)) : [];
  const isStatic = (module: string) => !hasClientTheme || !WITHOUT_JSX.test(module) || called.includes(module);
  return {
    islands,
    staticModules: all.filter((module) => !found.has(module) && isStatic(module)).map(read),
    isOpen: isOpen || islands.some((island) => island.isImplied),
  };
}

/** Components are exports whose names begin with a capital letter. */
function listExports(module: string, imports: readonly ComponentImport[], read: ModuleReader): string[] {
  const written = listThemeExports(module, read).flatMap(({ kind, name }) => (kind === 'named' ? [name] : []));
  const isDefault = read(module).exports.has('default');
  const imported = imports.filter((each) => each.module === module && each.imported !== '*');
  const named = written.filter((name) => /^[A-Z]/.test(name));
  return [...new Set([...named, ...(isDefault ? ['default'] : []), ...imported.map((each) => each.imported)])];
}

/**
 * Whether the configuration makes it an island. The theme module itself is the layout, and hooks are parts of components.
 * Without the directive, an island would silently be given nothing of the data that only a build has.
 */
function isImplied(module: string, { hasClientTheme, themeFile }: ResolvedConfig, read: ModuleReader): boolean {
  if (!hasClientTheme || module === themeFile || WITHOUT_JSX.test(module) || read(module).readsBuildData) return false;
  return collectModules([module], (each) => listCalledHooks(each, read)).some((each) => read(each).interactive);
}

/** The modules of the site's hooks that a module calls. */
function listCalledHooks(module: string, read: ModuleReader): string[] {
  const calls = new Set(read(module).hooks.map(({ name }) => name.slice(name.lastIndexOf('.') + 1)));
  const hooks = collectModules([module], (each) => read(each).imported.filter((next) => WITHOUT_JSX.test(next)));
  return hooks.filter((each) => listThemeExports(each, read).some(({ name }) => calls.has(name)));
}

interface SiteModule extends ScriptModule {
  /** The modules of the site itself that it imports, absolute. */
  imported: string[];
}

const WITHOUT_JSX = /\.[cm]?ts$/;

type ModuleReader = (module: string) => SiteModule;

type KnownModules = Map<string, SiteModule>;

/** @param before a module with syntax errors remains what it was, so that the bundler need not start again */
function createModuleReader(config: ResolvedConfig, known: KnownModules, before?: KnownModules): ModuleReader {
  const resolve = createImportResolver(config);
  return (module) => {
    const last = known.get(module);
    if (last) return last;
    const read = readModule(module, resolve);
    const kept = (read.isBroken && before?.get(module)) || read;
    known.set(module, kept);
    return kept;
  };
}

function readModule(module: string, resolve: ImportResolver): SiteModule {
  const script = readScript(module);
  const imported = script.imports.flatMap(({ source }) => {
    const found = resolve(source, module);
    const isOwn = found?.kind === 'module' && isAbsolute(found.module) && isScript(found.module);
    return isOwn && findPackageOf(found.module) === undefined ? [found.module] : [];
  });
  return { ...script, imported };
}
