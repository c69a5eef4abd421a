/** The terms of texts that are looked at again with the next key: titles, and what is in the best sections. */
import { remember } from '../remember.ts';
import { indexTerms, type Span } from './tokenize.ts';

export type TermsOf = (text: string) => readonly Span[];

/** Those of some answers, never of a whole site. */
const KEPT_TEXTS = 1000;

export function createKeptTerms(): TermsOf {
  return remember(KEPT_TEXTS, indexTerms);
}
