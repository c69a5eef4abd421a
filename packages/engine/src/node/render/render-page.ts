/** Owns the way from a job with its page's text to the HTML of the document. Build and dev server both take it. */

import { ARTICLE_ID } from '../../shared/document-contract.ts';
import type { PageRecord } from '../../shared/page.ts';
import type { PageContent } from '../../shared/page-content.ts';
import type { PageRenderer } from '../../shared/page-renderer.ts';
import type { ContentSummary, PageSummary } from '../../shared/page-summary.ts';
import { createPageView, type PageView } from '../../shared/page-view.ts';
import { escapeAttribute, escapeHtml } from '../html/escape.ts';
import { toLanguageTag } from '../html/language-tag.ts';
import { fillMarkers } from '../html/markers.ts';
import { renderDocument } from './document.ts';
import { renderHead } from './head.ts';
import { ContentError } from './render-failure.ts';
import type { RenderContext, RenderJob } from './render-job.ts';
import { createWrittenRecord } from './written-record.ts';

export interface PageInput {
  job: RenderJob;
  /** Undefined on a page without a text of its own. */
  content: PageContent | undefined;
  renderer: PageRenderer;
  context: Pick<RenderContext, 'sections' | 'assets' | 'htmlData'>;
  /** What components may ask about all pages. */
  listPages(): PageSummary[];
}

export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** The page's text in it. */
  article: string;
}

export function renderPage({ job, content, renderer, context, listPages }: PageInput): RenderedPage {
  const section = context.sections[job.section];
  if (!section) throw new Error(`The section "${job.section}" was not handed to the renderer.`);
  const view = createPageView(job.record, section.data, 'branch');
  const facts = job.facts && { page: job.facts, listPages };
  const text = content === undefined ? '' : renderText(content, view, { renderer, facts });
  // A component may render the first heading.
  const title = job.titleId !== undefined && !/<h1[\s>]/.test(text) ? renderTitle(job.record, job.titleId) : '';
  const article = title + fillMarkers(text, { ...job, texts: view.locale.texts });
  const body = renderer.renderLayout(view, job.tag ? addTag(article, renderer.renderTag(job.tag, view)) : article);
  const html = renderDocument({
    lang: toLanguageTag(view.locale.lang),
    dir: view.locale.dir,
    htmlData: context.htmlData,
    head: renderHead(job.head),
    assets: context.assets,
    body,
    pageData: { page: createWrittenRecord(job.record, hasArticle(body) ? article : ''), section: section.href },
  });
  return { html, article };
}

/** A layout of a site may leave the text out. */
function hasArticle(body: string): boolean {
  return body.includes(`<div id="${ARTICLE_ID}"`);
}

/** @throws ContentError where a component fails */
function renderText(
  content: PageContent,
  view: PageView,
  { renderer, facts }: { renderer: PageRenderer; facts: ContentSummary | undefined },
): string {
  try {
    return renderer.renderContent(content, view, facts);
  } catch (error) {
    throw new ContentError(error, renderer.traceContent(content, view, facts));
  }
}

/** In the first heading, before its anchor. One that is hydrated stays as it was rendered. */
function addTag(article: string, tag: string): string {
  const [found, start = '', end = ''] = /^([\s\S]*?<h1[^>]*>[\s\S]*?)(<a class="q-anchor"|<\/h1>)/.exec(article) ?? [];
  if (found === undefined || start.includes('<quire-island')) return article;
  return `${start} ${tag}${end}${article.slice(found.length)}`;
}

function renderTitle({ title }: PageRecord, id: string): string {
  const anchor = escapeAttribute(id);
  return `<h1 id="${anchor}">${escapeHtml(title)}<a class="q-anchor" href="#${anchor}" aria-labelledby="${anchor}"></a></h1>\n`;
}
