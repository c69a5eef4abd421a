/** What stylesheets that were written for Rspress find on a page. */
import type { ForeignTheme } from '../config/foreign-theme.ts';
import { DARK_CLASS_SCRIPT } from './dark-class.ts';
import { createVariables } from './theme-variables.ts';

export const RSPRESS_THEME: ForeignTheme = { createVariables, prepaint: DARK_CLASS_SCRIPT };
