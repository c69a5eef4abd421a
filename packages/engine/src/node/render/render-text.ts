/** Renders the text of a page, and parses its HTML. */

import type { PageRecord, PageRenderer, PageSummary, PageView, RenderedContent } from '@quire/client/contract';
import type { Highlighter, PageContent } from '@quire/markdown';
import { escapeAttribute, escapeHtml, fillMarkers } from '@quire/markdown/html';
import { readElements, readText } from '../html/read-html.ts';
import { completeHtml } from './complete-html.ts';
import { ContentError } from './render-failure.ts';
import type { RenderJob } from './render-job.ts';
import type { RenderedPage } from './rendered.ts';

export interface TextInput {
  job: RenderJob;
  /** Undefined if the page has no text. */
  content: PageContent | undefined;
  renderer: PageRenderer;
  /** Highlights code that components render. */
  highlighter: Highlighter;
  /** The data of all pages, for components. */
  listPages(): PageSummary[];
}

/** @throws ContentError if a component fails */
export async function renderText(view: PageView, input: TextInput): Promise<RenderedPage> {
  const { job, renderer, highlighter } = input;
  const { html: content, ...found } = renderContent(view, input);
  const html = fillMarkers(content, { ...job, texts: view.locale.texts });
  const parts = readText(html, job.record.title);
  parts.sections[0]?.blocks.unshift(...listHomeTexts(job.record));
  const tag = job.tag ? renderer.renderTag(job.tag, view) : '';
  const text = await completeHtml(html, parts, { tag, highlighter });
  const classes = new Set([...parts.classes, ...readElements(tag).classes]);
  // A component may render the first heading.
  if (job.titleId === undefined || parts.hasTitle) return { html: text, parts: { ...parts, classes }, ...found };
  const ids = [job.titleId, ...parts.ids];
  const withTitle = renderTitle(job.record, job.titleId, tag) + text;
  return { html: withTitle, parts: { ...parts, classes, ids, isBlank: false }, ...found };
}

function renderContent(view: PageView, { job, content, renderer, listPages }: TextInput): RenderedContent {
  if (content === undefined) return { html: '', unrendered: [], staticIslands: [] };
  const summary = job.summary && { page: job.summary, listPages };
  try {
    return renderer.renderContent(content, view, summary);
  } catch (error) {
    throw new ContentError(error, {
      uses: renderer.traceContent(content, view, summary),
      expressions: renderer.listFailing(content, error instanceof Error ? error.message : String(error)),
    });
  }
}

/** The texts of the hero and the features, which the layout shows around the text. */
function listHomeTexts({ pageType, title, home }: PageRecord): string[] {
  if (pageType !== 'home' || home === undefined) return [];
  const { name = '', text = '', tagline = '' } = home.hero ?? {};
  const features = home.features.map((feature) => `${escapeHtml(feature.title)}: ${feature.details}`);
  const html = [name, text, tagline, ...features].map((part) => `<p>${part}</p>`).join('');
  return readText(html, title).sections.flatMap(({ blocks }) => blocks);
}

/** @param tag as HTML; empty for none */
function renderTitle({ title }: PageRecord, id: string, tag: string): string {
  const anchor = escapeAttribute(id);
  const text = escapeHtml(title) + (tag && ` ${tag}`);
  return `<h1 id="${anchor}">${text}<a class="q-anchor" href="#${anchor}" aria-labelledby="${anchor}"></a></h1>\n`;
}
