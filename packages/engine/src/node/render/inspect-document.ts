/** Owns what the check needs to know of a page's final HTML, besides what its source says. */

import type { AttributeValue } from '../html/markers.ts';
import { listAttributes } from '../html/scan-tags.ts';
import { listPolicyParts, type PolicyPart } from './policy-parts.ts';

export interface DocumentInspection {
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

/** The elements whose URLs a reader follows or sees, and those that links reach by their name, as by an id. */
const ELEMENTS: Readonly<Record<string, string>> = { href: 'a', src: 'img', name: 'a' };

/** What the source already says of a document. */
interface KnownParts {
  /** Values of the markers. */
  links: readonly AttributeValue[];
  images: readonly AttributeValue[];
  record: { headings: ReadonlyArray<{ id: string }> };
}

/** @param article the page's text as it is in the document */
export function inspectDocument(article: string, job: KnownParts): DocumentInspection {
  const found: Record<'id' | 'href' | 'src' | 'name', string[]> = { id: [], href: [], src: [], name: [] };
  for (const { tag, name, value } of listAttributes(article, ['id', 'href', 'src', 'name'])) {
    if (name === 'id' || ELEMENTS[name] === tag) found[name as keyof typeof found].push(value);
  }
  const own = (attributes: readonly AttributeValue[]) => new Set(attributes.map(({ value }) => value));
  const [links, images] = [own(job.links), own(job.images)];
  const headings = new Set(job.record.headings.map(({ id }) => id));
  return withoutEmpty({
    ids: [...found.id, ...found.name].filter((id) => !headings.has(id)),
    duplicateIds: [...new Set(found.id.filter((id, index) => found.id.indexOf(id) !== index))],
    hrefs: [...new Set(found.href.filter((href) => !links.has(href) && !href.startsWith('#')))],
    images: [...new Set(found.src.filter((src) => !images.has(src)))],
    policy: listPolicyParts(article),
    ...(isBlank(article) && { isBlank: true }),
  });
}

/** Elements that show something without text, and islands, which a script fills. */
const SEEN = /<(?:audio|canvas|embed|hr|iframe|img|input|math|object|picture|quire-island|svg|video)\b/i;

function isBlank(article: string): boolean {
  return !/(?:^|>)\s*[^<\s]/.test(article) && !SEEN.test(article);
}

/** Most pages have nothing to report, and what is kept of each is read by every build. */
function withoutEmpty(inspection: DocumentInspection): DocumentInspection {
  return Object.fromEntries(
    Object.entries(inspection).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
}
