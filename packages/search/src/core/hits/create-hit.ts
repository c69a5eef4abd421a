/** Turns a ranked section into a hit in Algolia's shape. */
import type { IndexedSection } from '../index/search-index.ts';
import type { MatchedTerms } from '../query/matched-terms.ts';
import type { Hierarchy, HierarchyLevel, Highlight, SearchHit, Snippet } from '../types.ts';
import { HIERARCHY_LEVELS, sectionPath } from './hierarchy.ts';
import { highlight, type MarkedText, markText } from './highlight.ts';
import type { HitFormat } from './hit-format.ts';
import { createSnippet } from './snippet.ts';

export function createHit(
  { page, place, section, hasText }: IndexedSection,
  found: MatchedTerms,
  format: HitFormat,
): SearchHit {
  const { type, hierarchy } = sectionPath(page, place);
  const content = bestBlock(section.blocks, found, format);
  // If neither the loaded content nor the title is known to match, the text that is not loaded does.
  const isContentMatched = content ? content.matchLevel !== 'none' : !hasText;
  const route = page.routePath + (section.anchor && `#${section.anchor}`);
  const { highlights, snippets } = markHierarchy(hierarchy, found, format);
  const isTitleMatched = highlights[type]?.matchLevel !== 'none';
  const contentSnippet = content && snippetOf(content, 'content', format);
  return {
    ...format.facets,
    objectID: route,
    url: format.urlPrefix + route,
    type: !isTitleMatched && isContentMatched ? 'content' : type,
    hierarchy,
    content: content?.text ?? null,
    ...(!hasText && { isPartial: true }),
    _highlightResult: { hierarchy: highlights, ...(content && { content: highlight(content, format.tags) }) },
    _snippetResult: { hierarchy: snippets, ...(contentSnippet && { content: contentSnippet }) },
  };
}

/** The block with the most words of the query; if none has any, the first, as a description. */
function bestBlock(blocks: readonly string[], found: MatchedTerms, { termsOf }: HitFormat): MarkedText | undefined {
  return blocks
    .map((block) => markText(block, found, termsOf))
    .reduce<MarkedText | undefined>(
      (best, marked) => (best && best.matchedWords.length >= marked.matchedWords.length ? best : marked),
      undefined,
    );
}

interface MarkedHierarchy {
  highlights: Partial<Record<HierarchyLevel, Highlight>>;
  snippets: Partial<Record<HierarchyLevel, Snippet>>;
}

function markHierarchy(hierarchy: Hierarchy, found: MatchedTerms, format: HitFormat): MarkedHierarchy {
  const result: MarkedHierarchy = { highlights: {}, snippets: {} };
  for (const level of HIERARCHY_LEVELS) {
    const text = hierarchy[level];
    if (text === null) continue;
    const marked = markText(text, found, format.termsOf);
    const snippet = snippetOf(marked, `hierarchy.${level}`, format);
    result.highlights[level] = highlight(marked, format.tags);
    if (snippet) result.snippets[level] = snippet;
  }
  return result;
}

function snippetOf(
  marked: MarkedText,
  attribute: string,
  { snippetWords, ellipsis, tags }: HitFormat,
): Snippet | undefined {
  const words = snippetWords(attribute);
  return words === undefined ? undefined : createSnippet(marked, { words, ellipsis, tags });
}
