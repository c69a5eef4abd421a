/** Lists the source files of a site's theme, and finds components in them. */
import { existsSync } from 'node:fs';
import { findPoint } from '@quire/markdown/diagnostics';
import { isScript, listOwnModules } from './module-imports.ts';
import { readScript, type ScriptModule } from './script-module.ts';
import { listThemeExports, type ThemeExport } from './theme-exports.ts';

/** The module and the modules of the site that it imports. Other files in the folder may be for pages. */
export function listThemeSources(file: string): ScriptModule[] {
  const others = listOwnModules(file).filter((module) => module !== file && isScript(module));
  return [file, ...others].map(readScript);
}

/** The module with which a site customizes the theme. */
export interface ThemeModule {
  exports: readonly ThemeExport[];
  /** The module itself, then the modules of the site that it imports. */
  sources: readonly ScriptModule[];
}

/** @param file absolute; empty if it no longer exists */
export function readThemeModule(file: string): ThemeModule {
  return existsSync(file)
    ? { exports: listThemeExports(file), sources: listThemeSources(file) }
    : { exports: [], sources: [] };
}

/**
 * The definition of the first of the functions that is a component of the theme.
 * @param files the absolute paths of the site's modules in the layout
 */
export function findThemeComponent(functions: readonly string[], files: readonly string[]) {
  const sources = files.flatMap(listThemeSources);
  for (const name of functions.filter((each) => /^[A-Z]\w*$/.test(each))) {
    const found = sources.find(({ declared }) => declared.has(name));
    if (found) return { name, file: found.file, ...findPoint(found.source, found.declared.get(name) ?? 0) };
  }
  return undefined;
}
