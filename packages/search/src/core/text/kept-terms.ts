/** Caches the terms of titles and of the best sections, which the next keystroke needs again. */
import { remember } from '../remember.ts';
import { indexTerms, type Span } from './tokenize.ts';

export type TermsOf = (text: string) => readonly Span[];

/** The texts of some results, not of a whole site. */
const KEPT_TEXTS = 1000;

export function createKeptTerms(): TermsOf {
  return remember(KEPT_TEXTS, indexTerms);
}
