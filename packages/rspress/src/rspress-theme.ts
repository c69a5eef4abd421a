/** Support for theme modules and stylesheets that were written for Rspress. */
import { readFileSync } from 'node:fs';
import type { ForeignTheme } from '@quire/engine';
import { hashContent } from '@quire/markdown/files';
import { ALTERNATIVES, COUNTERPARTS, SUBSTITUTED } from './theme-names.ts';
import { checkTheme, findModuleReason } from './theme-report.ts';
import { createVariables } from './theme-variables.ts';

export const RSPRESS_THEME: ForeignTheme = {
  version: hashContent(readFileSync(import.meta.filename)),
  createVariables,
  darkClasses: ['dark', 'rp-dark'],
  substituted: SUBSTITUTED,
  counterparts: COUNTERPARTS,
  alternatives: ALTERNATIVES,
  findReason: findModuleReason,
  check: checkTheme,
};
