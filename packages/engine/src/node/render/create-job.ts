/** Creates the render jobs: one for each page, and for the 404 page of each version and locale. */

import { toHref } from '@quire/client/contract';
import { createEmptyPage, type LinkUse } from '@quire/markdown';
import type { AttributeValue } from '@quire/markdown/html';
import { encodePath, encodeWritten, escapeBarePercent } from '@quire/markdown/percent-decoding';
import { type ContentRoot, listContentRoots } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { getImageAttribute } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { type LinkResolution, type LinkSource, resolveLink } from '../routes/resolve-link.ts';
import { withBase } from '../routes/site-url.ts';
import type { JobsInput } from './jobs-input.ts';
import { createMarkdownJob, findMarkdownFile } from './markdown-job.ts';
import { renderPageHead } from './page-head.ts';
import { findPageSummary } from './page-summaries.ts';
import { createRecord } from './records.ts';
import type { RenderJob } from './render-job.ts';
import { createTitleId } from './title-id.ts';

/** All documents: the pages, and a generated 404 page for each version and locale without one. */
export function listDocuments(routes: RouteTable, config: ResolvedConfig): Page[] {
  const missing = listContentRoots(config)
    .map(createNotFoundPage)
    .filter((page) => routes.find(page.routePath) === undefined);
  return [...routes.pages, ...missing];
}

export function createJob(page: Page, input: JobsInput): RenderJob {
  const { routes, sections, images, config } = input;
  const markdownFile = findMarkdownFile(page);
  const markdownHref = markdownFile === undefined ? undefined : toHref(`/${markdownFile}`, config.base);
  const resolveHref = (target: string) => toLinkAttribute({ target, sourcePath: page.sourcePath }, page, input).value;
  const summary = findPageSummary(page, config);
  const record = createRecord(page, input, { markdownHref, resolveHref });
  return {
    outputFile: toOutputFile(page.routePath),
    contentKey: page.contentKey === '' ? undefined : page.contentKey,
    record,
    section: sections.keyOf(page),
    links: page.links.map((link) => toLinkAttribute(link, page, input)),
    images: page.images.map((image) => getImageAttribute(image, images)),
    head: renderPageHead(page, input, markdownHref),
    ...(summary && { summary }),
    ...(page.frontmatter.tag !== undefined && { tag: page.frontmatter.tag }),
    ...(needsTitle(page) && { titleId: createTitleId(page, routes, config) }),
    ...(markdownFile !== undefined && { markdown: createMarkdownJob(page, record, input) }),
  };
}

function needsTitle({ pageType, headings }: Page): boolean {
  return (pageType === 'doc' || pageType === 'overview') && !headings.some(({ depth }) => depth === 1);
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

function toResolvedHref(resolution: LinkResolution, target: string, { images, config }: JobsInput): string {
  switch (resolution.kind) {
    case 'external':
      return escapeBarePercent(resolution.url);
    case 'page':
      return encodePath(toHref(resolution.routePath, config.base)) + encodeWritten(resolution.query + resolution.hash);
    case 'file':
      return encodePath(toHref(resolution.path, config.base)) + encodeWritten(resolution.query + resolution.hash);
    case 'asset':
      return getImageAttribute(resolution.use, images).value;
    case 'dead':
      // A dead link that is only a warning may exist outside of this build.
      return resolution.reason === 'no page' ? encodeWritten(withBase(target, config.base)) : '#';
  }
}

/** The value of a link's marker. Links to other sites open in a new tab. */
function toLinkAttribute(
  { own = {}, ...link }: LinkSource & Pick<LinkUse, 'own'>,
  page: Page,
  input: JobsInput,
): AttributeValue {
  const resolution = resolveLink(link, page, input.links);
  const value = toResolvedHref(resolution, link.target, input);
  if (resolution.kind !== 'external') return { value };
  return { value, others: Object.fromEntries(Object.entries(NEW_TAB).filter(([name]) => !Object.hasOwn(own, name))) };
}

/** Gives clean URLs on all common static hosts: a file for each leaf, an index file for each folder. */
export function toOutputFile(routePath: string): string {
  const path = routePath.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** The generated 404 page. */
function createNotFoundPage({ version, lang, routePrefix }: ContentRoot): Page {
  return {
    ...createEmptyPage(),
    filePath: '',
    sourcePath: '',
    version,
    lang,
    pagePath: '404',
    routePath: `${routePrefix}404`,
    pageType: '404',
    title: '404',
    description: undefined,
    chars: 0,
    contentKey: '',
  };
}
