/** Reads the page record and the build id of a document. */
import { ARTICLE_ID, BUILD_META_NAME, PAGE_DATA_ID, type PageData } from '../contract/document-contract.ts';
import type { PageRecord } from '../contract/page.ts';
import { listHeadings } from './page-headings.ts';

export interface PageDocument extends PageData {
  page: PageRecord;
  buildId: string;
  document: Document;
}

/** Undefined for documents from elsewhere. */
export function readPageDocument(document: Document): PageDocument | undefined {
  const data = parsePageData(document.getElementById(PAGE_DATA_ID)?.textContent);
  const buildId = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META_NAME}"]`)?.content;
  if (!data || buildId === undefined) return undefined;
  const headings = data.page.headings ?? listHeadings(document.getElementById(ARTICLE_ID));
  return { ...data, page: { ...data.page, headings }, buildId, document };
}

/** The build wrote the record, so only its presence is checked. */
function parsePageData(json: string | null | undefined): PageData | undefined {
  if (!json) return undefined;
  const data: Partial<PageData> = JSON.parse(json);
  return data.page && data.section ? { page: data.page, section: data.section } : undefined;
}
