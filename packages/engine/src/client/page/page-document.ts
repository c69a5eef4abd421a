/** Owns what the browser reads out of a document: its page record, its build and its text. */
import { BUILD_META_NAME, PAGE_DATA_ID, type PageData } from '../../shared/document-contract.ts';
import { ARTICLE_ID } from '../dom/article-id.ts';

export interface PageDocument extends PageData {
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
  return { ...data, buildId, document, article: article ? [...article.childNodes] : [] };
}

/** The build wrote the record and its id; what remains to check is that this is such a record. */
function parsePageData(json: string | null | undefined): PageData | undefined {
  if (!json) return undefined;
  const data: Partial<PageData> = JSON.parse(json);
  return data.page && data.section ? { page: data.page, section: data.section } : undefined;
}
