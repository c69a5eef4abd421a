/** Which module of a site replaces components of the theme. (docs/behavior/chrome.md) */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME_MODULES, THEME_MODULES } from './theme-modules.ts';

/** All that it may be called, absolute, the one that wins first. */
export function listThemeFiles(themeDir: string): string[] {
  return ['tsx', 'ts', 'jsx', 'js'].map((extension) => join(themeDir, `index.${extension}`));
}

/** Only where it is made of the theme: a site may have a folder of that name for anything. */
export function findThemeFile(themeDir: string): string | undefined {
  return listThemeFiles(themeDir).find((file) => existsSync(file) && FROM_THEME.test(readFileSync(file, 'utf8')));
}

const FROM_THEME = new RegExp(`['"](?:${[...THEME_MODULES, ...RUNTIME_MODULES].join('|')})\\b`);
