/** What the browser reads out of a document: its page record, its build and its text. */
import { ARTICLE_ID, BUILD_META_NAME, PAGE_DATA_ID, type PageData } from '../../shared/document-contract.ts';
import type { PageRecord } from '../../shared/page.ts';
import { listHeadings } from './page-headings.ts';

export interface PageDocument extends PageData {
  page: PageRecord;
  buildId: string;
  document: Document;
  /** The nodes of the text; none on a page that has no text. */
  article: Node[];
}

/** Undefined for a document that this engine did not write. */
export function readPageDocument(document: Document): PageDocument | undefined {
  const data = parsePageData(document.getElementById(PAGE_DATA_ID)?.textContent);
  const buildId = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META_NAME}"]`)?.content;
  if (!data || buildId === undefined) return undefined;
  const article = document.getElementById(ARTICLE_ID);
  const page = { ...data.page, headings: data.page.headings ?? listHeadings(article) };
  return { ...data, page, buildId, document, article: article ? [...article.childNodes] : [] };
}

/** The build wrote the record and its id; what remains to check is that this is such a record. */
function parsePageData(json: string | null | undefined): PageData | undefined {
  if (!json) return undefined;
  const data: Partial<PageData> = JSON.parse(json);
  return data.page && data.section ? { page: data.page, section: data.section } : undefined;
}
