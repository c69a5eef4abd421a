/** The keys of the theme's strings. Only types, so that browsers do not load the tables. */
import type { en } from './en.ts';

export type TextKey = keyof typeof en;

export type Texts = Record<TextKey, string>;
