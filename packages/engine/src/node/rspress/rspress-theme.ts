/** What a theme module and stylesheets that were written for Rspress find. */
import type { ForeignTheme } from '../config/foreign-theme.ts';
import { COUNTERPARTS, SUBSTITUTED } from './theme-names.ts';
import { checkTheme, findModuleReason } from './theme-report.ts';
import { createVariables } from './theme-variables.ts';

export const RSPRESS_THEME: ForeignTheme = {
  version: '1',
  createVariables,
  darkClasses: ['dark', 'rp-dark'],
  substituted: SUBSTITUTED,
  counterparts: COUNTERPARTS,
  findReason: findModuleReason,
  check: checkTheme,
};
