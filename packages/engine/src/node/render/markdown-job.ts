/** Creates the job for the Markdown version of a page. */

import { type PageRecord, stripBase } from '@quire/client/contract';
import { encodeParens, formatTargetKey, type ImageUse } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { getImageAttribute } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import { isModulePath } from '../content/page-module.ts';
import type { RouteTable } from '../content/route-table.ts';
import { type LinkResolution, resolveLink } from '../routes/resolve-link.ts';
import { toPublicUrl } from '../routes/site-url.ts';
import type { JobsInput } from './jobs-input.ts';
import { formatFeatures, formatHero, formatOverview } from './layout-markdown.ts';
import type { MarkdownJob } from './render-job.ts';

/** The Markdown file of a page, relative to the output; undefined for pages without text. */
export function findMarkdownFile({ filePath, pageType, routePath, contentKey, fallback }: Page): string | undefined {
  if (contentKey === '' || pageType === '404' || fallback !== undefined) return undefined;
  if (isModulePath(filePath)) return undefined;
  const path = routePath.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/** Links point to the Markdown of other pages, as full URLs if `siteUrl` is set. */
export function createMarkdownJob(page: Page, record: PageRecord, site: JobsInput): MarkdownJob {
  const { links } = site;
  const keyOf = (target: string, sourcePath: string) =>
    formatTargetKey(target, sourcePath === page.sourcePath ? undefined : sourcePath);
  const targets = page.links.flatMap((link): Array<[string, string]> => {
    const url = link.target.startsWith('#') ? undefined : findMarkdownUrl(resolveLink(link, page, links), site);
    return url === undefined ? [] : [[keyOf(link.target, link.sourcePath), url]];
  });
  const shown = page.images.map((image) => [keyOf(image.source, image.sourcePath), toImageUrl(image, site)] as const);
  return {
    outputFile: findMarkdownFile(page) ?? '',
    source: { filePath: page.filePath, ...(page.virtual && { virtual: page.virtual }) },
    targets: Object.fromEntries([...shown, ...targets]),
    ...((record.home || record.overview) && { layout: formatLayout(page, record, site) }),
  };
}

function toImageUrl(image: ImageUse, { images, config }: JobsInput): string {
  const { value } = getImageAttribute(image, images);
  return value.startsWith('/') && config.siteUrl !== undefined ? `${config.siteUrl}${value}` : value;
}

function formatLayout(page: Page, { home, overview }: PageRecord, site: JobsInput) {
  const { routes, links, config } = site;
  const { hero, features = [] } = page.frontmatter;
  const toWrittenUrl = (target: string) =>
    findMarkdownUrl(resolveLink({ target, sourcePath: page.sourcePath }, page, links), site) ?? target;
  const before = home && hero ? formatHero(hero, { title: page.title, toUrl: toWrittenUrl }) : '';
  const after = [
    home ? formatFeatures(features, toWrittenUrl) : '',
    overview ? formatOverview(overview, (href) => toListedUrl(href, routes, config)) : '',
  ];
  return { before, after: after.filter(Boolean).join('\n\n') };
}

/** Undefined for links to other sites and dead links. */
function findMarkdownUrl(resolution: LinkResolution, site: JobsInput): string | undefined {
  const { config } = site;
  if (resolution.kind === 'asset') return encodeParens(toImageUrl(resolution.use, site));
  if (resolution.kind === 'file')
    return encodeParens(toPublicUrl(resolution.path, config)) + resolution.query + resolution.hash;
  return resolution.kind === 'page'
    ? toPageUrl(resolution.page, config) + resolution.query + resolution.hash
    : undefined;
}

/** @param href of a page of the site, with base */
function toListedUrl(href: string, routes: RouteTable, config: ResolvedConfig): string {
  const page = routes.find(stripBase(href, config.base) ?? href);
  return page ? toPageUrl(page, config) : href;
}

function toPageUrl(page: Page, config: ResolvedConfig): string {
  return encodeParens(toMarkdownUrl(page, config));
}

/** The URL of the Markdown of a page; of a page without it, the page's own. */
export function toMarkdownUrl(page: Page, config: ResolvedConfig): string {
  const file = findMarkdownFile(page);
  return toPublicUrl(file === undefined ? page.routePath : `/${file}`, config);
}
