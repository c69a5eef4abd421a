/** Reads all data that the build needs from finished HTML, in one pass. */

import type { Heading } from '@quire/client/contract';
import { createHeadingCollector, type HtmlVisitor, visitHtml } from '@quire/markdown/html';
import type { SectionInput } from '@quire/search/records';
import { createElementCollector, type ElementNames } from './element-names.ts';
import { createPlaceCollector, type HtmlPlaces } from './places.ts';
import { createPolicyCollector, type PolicyPart } from './policy-parts.ts';
import { createSectionCollector } from './search-sections.ts';

/** The data of any HTML of a document. */
export type ElementParts = ElementNames & HtmlPlaces;

/** The additional data of a page's text. */
export interface TextParts extends ElementParts {
  headings: Heading[];
  sections: SectionInput[];
  /** The sources of the content security policy that it needs. */
  policy: PolicyPart[];
}

/** @param title for the text before the first heading */
export function readText(html: string, title: string): TextParts {
  const [headings, policy, sections] = [
    createHeadingCollector(),
    createPolicyCollector(),
    createSectionCollector(title),
  ];
  const elements = readElements(html, [headings, policy, sections]);
  return { ...elements, headings: headings.finish(), policy: policy.finish(), sections: sections.finish() };
}

/** @param others further visitors */
export function readElements(html: string, others: readonly HtmlVisitor[] = []): ElementParts {
  const [names, places] = [createElementCollector(), createPlaceCollector()];
  visitHtml(html, [names, places, ...others]);
  return { ...names.finish(), ...places.finish() };
}
