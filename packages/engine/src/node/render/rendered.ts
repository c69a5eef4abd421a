/** The stored data of a rendered page: everything in its HTML that is not in its source. */

import type { StaticIsland } from '@quire/client/contract';
import { type AttributeValue, visitHtml } from '@quire/markdown/html';
import type { Targets } from '../html/element-names.ts';
import type { PolicyPart } from '../html/policy-parts.ts';
import type { TextParts } from '../html/read-html.ts';

/** A document, or only its text. */
export interface RenderedPage {
  html: string;
  /** The data of the page's text, with the policy of the whole document. */
  parts: TextParts;
  /** Those of the layout around the text. */
  layout?: Targets & { ids: readonly string[]; blocked: readonly PolicyPart[]; staticIslands: readonly StaticIsland[] };
  /** Parts of the text that components do not render, as HTML. */
  unrendered: readonly string[];
  /** Those of the text. */
  staticIslands: readonly StaticIsland[];
}

export interface Rendered {
  /** The size of the document. */
  bytes: number;
  /** Ids other than those of headings, and the names of `<a name>`. */
  ids?: string[];
  duplicateIds?: string[];
  /** Ids that an element of the layout has, too. */
  layoutIds?: string[];
  /** URLs of links that components rendered. */
  hrefs?: string[];
  images?: string[];
  /** URLs of links and images that the site adds to the layout. */
  layoutHrefs?: string[];
  layoutImages?: string[];
  /** The sources of scripts and stylesheets in the layout, which the policy does not allow. */
  layoutBlocked?: PolicyPart[];
  layoutStaticIslands?: StaticIsland[];
  /** The beginning of each part of the text that a component does not render. */
  unrendered?: string[];
  /** Islands of the text that are rendered as static HTML. */
  staticIslands?: StaticIsland[];
  /** Components that the Markdown version does not have. */
  lostInMarkdown?: string[];
  /** Whether nothing is visible before a script runs. */
  isBlank?: true;
  /** The sources of the content security policy that the document needs. */
  policy?: PolicyPart[];
}

/** The data that is known from the source. */
interface KnownParts {
  /** Values of the markers. */
  links: readonly AttributeValue[];
  images: readonly AttributeValue[];
  record: { headings: ReadonlyArray<{ id: string }> };
}

const NO_LAYOUT = { ids: [], hrefs: [], images: [], blocked: [], staticIslands: [] };

export function inspectPage(
  { html, parts, unrendered, staticIslands, layout = NO_LAYOUT }: RenderedPage,
  job: KnownParts,
): Rendered {
  const own = (attributes: readonly AttributeValue[]) => new Set(attributes.map(({ value }) => value));
  const [links, images] = [own(job.links), own(job.images)];
  const headings = new Set(job.record.headings.map(({ id }) => id));
  return {
    bytes: Buffer.byteLength(html),
    ...withoutEmpty({
      ids: [...parts.ids, ...parts.names].filter((id) => !headings.has(id)),
      duplicateIds: listRepeated(parts.ids),
      layoutIds: [...new Set(parts.ids)].filter((id) => layout.ids.includes(id)),
      hrefs: [...new Set(parts.hrefs.filter((href) => !links.has(href) && !href.startsWith('#')))],
      images: [...new Set(parts.images.filter((src) => !images.has(src)))],
      layoutHrefs: layout.hrefs,
      layoutImages: layout.images,
      layoutBlocked: [...layout.blocked],
      layoutStaticIslands: [...layout.staticIslands],
      unrendered: unrendered.flatMap((part) => readFirstLine(part) ?? []),
      staticIslands: [...staticIslands],
      policy: parts.policy,
      ...(parts.isBlank && { isBlank: true }),
    }),
  };
}

/** Undefined if no text is visible. */
function readFirstLine(html: string): string | undefined {
  const pieces: string[] = [];
  visitHtml(html, [{ text: (piece) => void pieces.push(piece) }]);
  return pieces.join('').trim().split('\n')[0]?.trim() || undefined;
}

/** Drops empty fields, because every build reads the stored data of all pages. */
function withoutEmpty(found: Partial<Rendered>): Partial<Rendered> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

function listRepeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.size === seen.add(id).size))];
}
