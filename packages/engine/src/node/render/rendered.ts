/** What the build keeps of a page that it has rendered: what its final HTML says besides its source. */

import type { AttributeValue } from '@quire/markdown/html';
import type { PolicyPart } from '../html/policy-parts.ts';
import type { TextParts } from '../html/read-html.ts';

export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** What the page's text in it holds. */
  parts: TextParts;
}

export interface Rendered {
  /** Of the document. */
  bytes: number;
  /** Ids that headings do not have, and the names of `<a name>`. */
  ids?: string[];
  duplicateIds?: string[];
  /** URLs that components brought: they are in no link of the source. */
  hrefs?: string[];
  images?: string[];
  /** Neither text nor anything else is seen of it before a script runs. */
  isBlank?: true;
  /** What the text needs of the policy that it runs under. */
  policy?: PolicyPart[];
}

/** What the source already says of a document. */
interface KnownParts {
  /** Values of the markers. */
  links: readonly AttributeValue[];
  images: readonly AttributeValue[];
  record: { headings: ReadonlyArray<{ id: string }> };
}

export function inspectPage({ html, parts }: RenderedPage, job: KnownParts): Rendered {
  const own = (attributes: readonly AttributeValue[]) => new Set(attributes.map(({ value }) => value));
  const [links, images] = [own(job.links), own(job.images)];
  const headings = new Set(job.record.headings.map(({ id }) => id));
  return {
    bytes: Buffer.byteLength(html),
    ...withoutEmpty({
      ids: [...parts.ids, ...parts.names].filter((id) => !headings.has(id)),
      duplicateIds: [...new Set(parts.ids.filter((id, index) => parts.ids.indexOf(id) !== index))],
      hrefs: [...new Set(parts.hrefs.filter((href) => !links.has(href) && !href.startsWith('#')))],
      images: [...new Set(parts.images.filter((src) => !images.has(src)))],
      policy: parts.policy,
      ...(parts.isBlank && { isBlank: true }),
    }),
  };
}

/** Most pages have nothing to report, and what is kept of each is read by every build. */
function withoutEmpty(found: Partial<Rendered>): Partial<Rendered> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}
