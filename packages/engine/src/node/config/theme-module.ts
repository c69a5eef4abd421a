import { existsSync } from 'node:fs';
import type { ThemeModule } from './foreign-theme.ts';
import { listThemeExports } from './theme-exports.ts';
import { listThemeSources } from './theme-sources.ts';

/** @param file absolute; empty if it no longer exists */
export function readThemeModule(file: string): ThemeModule {
  return existsSync(file)
    ? { exports: listThemeExports(file), sources: listThemeSources(file) }
    : { exports: [], sources: [] };
}
