/** Owns the terms of texts that are looked at again with the next key: titles, and what stands in the best sections. */
import { indexTerms, type Span } from './tokenize.ts';

export type TermsOf = (text: string) => readonly Span[];

/** Those of some answers, never of a whole site. */
const KEPT_TEXTS = 1000;

export function createKeptTerms(): TermsOf {
  const kept = new Map<string, readonly Span[]>();
  return (text) => {
    const terms = kept.get(text) ?? indexTerms(text);
    if (kept.size > KEPT_TEXTS) kept.clear();
    kept.set(text, terms);
    return terms;
  };
}
