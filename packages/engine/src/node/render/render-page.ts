/** Renders the document of a page from its job and content, for the build and the dev server. */

import { createPageView, PAGE_DATA_ID, ROOT_ID } from '@quire/client/contract';
import { visitHtml } from '@quire/markdown/html';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createScriptPolicyCollector } from '../html/head-policy.ts';
import { toLanguageTag } from '../html/language-tag.ts';
import { createLayoutTargetCollector } from '../html/layout-targets.ts';
import { createPolicyCollector } from '../html/policy-parts.ts';
import { readElements } from '../html/read-html.ts';
import { completeHtml } from './complete-html.ts';
import { renderDocument } from './document.ts';
import { createHtmlData } from './html-data.ts';
import type { RenderContext, RenderJob } from './render-job.ts';
import { renderText, type TextInput } from './render-text.ts';
import type { RenderedPage } from './rendered.ts';
import { createWrittenRecord } from './written-record.ts';

export interface PageInput extends TextInput {
  context: Pick<RenderContext, 'sections' | 'assets'>;
  config: ResolvedConfig;
}

/** A placeholder for the text while the layout is rendered, so that the text is parsed once. */
const TEXT_MARK = '\u0001';

/** The data of a page for components, and its section. */
export function openView(job: RenderJob, { sections }: Pick<RenderContext, 'sections'>) {
  const section = sections[job.section];
  if (!section) throw new Error(`The section "${job.section}" was not handed to the renderer.`);
  const whole = createPageView(job.record, section.data);
  return { section, view: { ...whole, sidebar: whole.branch } };
}

/** @throws ContentError if a component of the text fails */
export async function renderPage(input: PageInput): Promise<RenderedPage> {
  const { job, renderer, context, config, highlighter } = input;
  const { section, view } = openView(job, context);
  const text = await renderText(view, input);
  const { html: layout, staticIslands } = renderer.renderLayout(view, TEXT_MARK);
  const [policy, headPolicy, layoutScripts] = [
    createPolicyCollector(),
    createScriptPolicyCollector(),
    createScriptPolicyCollector(),
  ];
  const { head } = job;
  visitHtml(head, [policy, headPolicy]);
  const targets = createLayoutTargetCollector();
  const layoutParts = readElements(layout, [policy, targets, layoutScripts]);
  const [before = '', ...after] = (await completeHtml(layout, layoutParts, { highlighter })).split(TEXT_MARK);
  // A site's layout may omit the text.
  const headings = after.length > 0 ? text.parts.headings : [];
  const body = [before, ...after].join(text.html);
  const hasIslands = body.includes('<quire-island');
  const html = renderDocument({
    lang: toLanguageTag(view.locale.lang),
    dir: view.locale.dir,
    htmlData: createHtmlData(config),
    head,
    assets: context.assets,
    body,
    classes: new Set([...layoutParts.classes, ...text.parts.classes]),
    pageData: { page: createWrittenRecord(job.record, { headings, hasIslands }), section: section.href },
  });
  const sources = new Set([...headPolicy.finish(), ...text.parts.policy, ...policy.finish()]);
  const parts = { ...text.parts, policy: [...sources] };
  const blocked = layoutScripts.finish().filter((source) => !sources.has(source));
  const ids = [ROOT_ID, PAGE_DATA_ID, ...layoutParts.ids];
  return { ...text, html, parts, layout: { ...targets.finish(), ids, blocked, staticIslands } };
}
