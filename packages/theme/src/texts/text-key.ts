/** The names of the theme's strings. Types only: the tables stay out of the browser. */
import type { en } from './en.ts';

export type TextKey = keyof typeof en;

export type Texts = Record<TextKey, string>;
