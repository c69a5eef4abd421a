/** How a request wants its hits formatted: tags, snippet lengths, ellipsis. */
import { SNIPPET_WORDS } from '../constants.ts';
import type { TermsOf } from '../text/kept-terms.ts';
import type { SearchRequest } from '../types.ts';
import type { MarkTags } from './highlight.ts';

export interface HitFormat {
  tags: MarkTags;
  ellipsis: string;
  /** Undefined if the request asks for no snippet of the attribute. */
  snippetWords(attribute: string): number | undefined;
  termsOf: TermsOf;
  urlPrefix: string;
  facets: { lang?: string; version?: string };
}

const SNIPPET_WORDS_MAX = 100;

export function parseHitFormat(request: SearchRequest): Pick<HitFormat, 'tags' | 'ellipsis' | 'snippetWords'> {
  const lengths = request.attributesToSnippet && new Map(request.attributesToSnippet.map(parseAttribute));
  return {
    tags: [request.highlightPreTag ?? '<mark>', request.highlightPostTag ?? '</mark>'],
    ellipsis: request.snippetEllipsisText ?? '…',
    snippetWords: (attribute) => (lengths ? (lengths.get(attribute) ?? lengths.get('*')) : SNIPPET_WORDS),
  };
}

/** `content:10`; without a number, the default length. */
function parseAttribute(text: string): [attribute: string, words: number] {
  const [attribute = '', number = ''] = text.split(':');
  const words = Math.trunc(Number(number));
  return [attribute, words > 0 ? Math.min(words, SNIPPET_WORDS_MAX) : SNIPPET_WORDS];
}
