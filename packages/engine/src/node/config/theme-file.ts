/** Finds the module of a site that replaces components of the theme. (docs/behavior/chrome.md) */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_MODULES, THEME_MODULES } from './theme-modules.ts';

/** The possible files, absolute, in order of precedence. */
export function listThemeFiles(themeDir: string): string[] {
  return ['tsx', 'ts', 'jsx', 'js'].map((extension) => join(themeDir, `index.${extension}`));
}

/** Only a module that uses the theme, because a site may have an unrelated folder of that name. */
export function findThemeFile(themeDir: string): string | undefined {
  return listThemeFiles(themeDir).find((file) => existsSync(file) && FROM_THEME.test(readFileSync(file, 'utf8')));
}

const FROM_THEME = new RegExp(`['"](?:${[...THEME_MODULES, ...RUNTIME_MODULES].join('|')})\\b`);
