/** Owns what the check needs to know of a page's final HTML, besides what its source says. */
import { listPolicyParts, type PolicyPart, unescapeHtml } from './content-policy.ts';
import type { RenderJob } from './render-job.ts';

export interface DocumentFacts {
  /** Ids that headings do not have. */
  ids?: string[];
  duplicateIds?: string[];
  /** Addresses that components brought: they stand in no link of the source. */
  hrefs?: string[];
  images?: string[];
  /** What the text needs of the policy that it runs under. */
  policy?: PolicyPart[];
}

const TAG = /<([a-z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s(id|href|src)="([^"]*)"/gi;

/** The elements whose addresses a reader follows or sees. */
const ELEMENTS: Readonly<Record<string, string>> = { href: 'a', src: 'img' };

/** @param article the page's text as it stands in the document */
export function readDocumentFacts(article: string, job: Pick<RenderJob, 'links' | 'images' | 'record'>): DocumentFacts {
  const found: Record<'id' | 'href' | 'src', string[]> = { id: [], href: [], src: [] };
  for (const [, tag = '', attributes = ''] of article.matchAll(TAG)) {
    for (const [, written = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const name = written.toLowerCase();
      if (name === 'id' || ELEMENTS[name] === tag.toLowerCase())
        found[name as keyof typeof found].push(unescapeHtml(value));
    }
  }
  const own = (values: string[]) => new Set(values.map((value) => unescapeHtml(value.split('"')[0] ?? '')));
  const [links, images] = [own(job.links), own(job.images)];
  const headings = new Set(job.record.headings.map(({ id }) => id));
  return withoutEmpty({
    ids: found.id.filter((id) => !headings.has(id)),
    duplicateIds: [...new Set(found.id.filter((id, index) => found.id.indexOf(id) !== index))],
    hrefs: [...new Set(found.href.filter((href) => !links.has(href) && !href.startsWith('#')))],
    images: [...new Set(found.src.filter((src) => !images.has(src)))],
    policy: listPolicyParts(article),
  });
}

/** Most pages have nothing to tell, and what is kept of each is read by every build. */
function withoutEmpty(facts: Required<DocumentFacts>): DocumentFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0));
}
