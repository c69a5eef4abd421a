/** Reads in one pass all that the build wants to know of finished HTML. */

import { type HtmlVisitor, visitHtml } from '@quire/markdown/html';
import type { SectionInput } from '@quire/search/records';
import type { Heading } from '../../shared/page.ts';
import { createElementCollector, type ElementNames } from './element-names.ts';
import { createHeadingCollector } from './headings.ts';
import { createPlaceCollector, type HtmlPlaces } from './places.ts';
import { createPolicyCollector, type PolicyPart } from './policy-parts.ts';
import { createSectionCollector } from './search-sections.ts';

/** What is known of any HTML of a document. */
export type ElementParts = ElementNames & HtmlPlaces;

/** What is known of a page's text besides. */
export interface TextParts extends ElementParts {
  headings: Heading[];
  sections: SectionInput[];
  /** What it needs of the policy that it runs under. */
  policy: PolicyPart[];
}

/** @param title of what is before the first heading */
export function readText(html: string, title: string): TextParts {
  const [headings, policy, sections] = [
    createHeadingCollector(),
    createPolicyCollector(),
    createSectionCollector(title),
  ];
  const elements = readElements(html, [headings, policy, sections]);
  return { ...elements, headings: headings.finish(), policy: policy.finish(), sections: sections.finish() };
}

/** @param others see the same elements */
export function readElements(html: string, others: readonly HtmlVisitor[] = []): ElementParts {
  const [names, places] = [createElementCollector(), createPlaceCollector()];
  visitHtml(html, [names, places, ...others]);
  return { ...names.finish(), ...places.finish() };
}
