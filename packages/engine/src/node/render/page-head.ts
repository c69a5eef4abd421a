/** Renders the head of a page: titles, URLs, feeds, structured data. (docs/behavior/page-types.md, docs/behavior/output.md) */

import { NOT_FOUND_ROOT_ATTRIBUTE } from '@quire/client/contract';
import type { HeadElement } from '@quire/markdown/fields';
import { escapeHtml } from '@quire/markdown/html';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { getCanonicalPage } from '../routes/canonical.ts';
import { describePage, nameSite } from '../routes/describe-page.ts';
import { type FeedLink, findFeedLinks, formatFeedTitle } from '../routes/feed-links.ts';
import { forbidsIndex } from '../routes/page-heads.ts';
import { toPublicUrl, toUrl, withBase } from '../routes/site-url.ts';
import { writeElement } from './head-tags.ts';
import type { JobsInput } from './jobs-input.ts';
import { createPreviewImage, type PreviewImage } from './preview-image.ts';

/** @param markdownHref of the page's Markdown, with base */
export function renderPageHead(page: Page, input: JobsInput, markdownHref: string | undefined): string {
  const { routes, heads, config } = input;
  const { pageType, lang } = page;
  const siteTitle = nameSite(lang, config);
  const title = formatTitle(page, siteTitle);
  const description = describePage(page, config);
  const canonicalPage = getCanonicalPage(page, routes, config);
  const canonical = pageType === '404' ? undefined : toUrl(canonicalPage.routePath, config);
  const translations = canonical === undefined ? [] : routes.translationsOf(canonicalPage).filter(heads.isIndexed);
  const image = createPreviewImage(page, input);
  const own = heads.listElements(page).map((element) => addBase(element, config.base));
  const isHidden = pageType === '404' || page.fallback !== undefined || !heads.isIndexed(page);
  const named = new Set(own.flatMap(([, { name, property, rel }]) => [name, property, rel]));
  // What the author writes replaces what would be generated: crawlers ignore two canonical URLs.
  const lacks = (name: string) => !named.has(name);
  const elements: Array<HeadElement | string | false | undefined> = [
    description && lacks('description') && ['meta', { name: 'description', content: description }],
    isHidden && !own.some(forbidsIndex) && ['meta', { name: 'robots', content: 'noindex' }],
    canonical && lacks('canonical') && ['link', { rel: 'canonical', href: canonical }],
    ...listAlternates(translations, config),
    ...findFeedLinks(page, config).map((link) => createFeedElement(link, routes, config)),
    markdownHref && ['link', { rel: 'alternate', type: 'text/markdown', href: markdownHref }],
    ['link', { rel: 'icon', href: withBase(config.icon, config.base) }],
    lacks('og:title') && ['meta', { property: 'og:title', content: title }],
    lacks('og:type') && ['meta', { property: 'og:type', content: pageType === 'home' ? 'website' : 'article' }],
    lacks('og:site_name') && ['meta', { property: 'og:site_name', content: siteTitle }],
    description && lacks('og:description') && ['meta', { property: 'og:description', content: description }],
    canonical && lacks('og:url') && ['meta', { property: 'og:url', content: canonical }],
    ...(image && lacks('og:image') ? listImageElements(image) : []),
    // It falls back to the Open Graph fields for everything else.
    image && lacks('twitter:card') && ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    canonical && createJsonLd(page, { canonical, siteTitle, description }),
    pageType === '404' && createNotFoundElement(page, input.notFoundScript),
    ...own,
  ];
  const written = elements.filter((element) => typeof element === 'object').map(writeElement);
  return `<title>${escapeHtml(title)}</title>${written.join('')}`;
}

function listImageElements({ url, size, alt }: PreviewImage): HeadElement[] {
  const fields = [
    ['og:image', url],
    ...(size ? [['og:image:width', size.width] as const, ['og:image:height', size.height] as const] : []),
    ['og:image:alt', alt],
  ] as const;
  return fields.map(([property, content]) => ['meta', { property, content }]);
}

function createFeedElement(link: FeedLink, routes: RouteTable, config: ResolvedConfig): HeadElement {
  const { hreflang, path } = link;
  const title = formatFeedTitle(link, routes, config);
  return ['link', { rel: 'alternate', type: 'application/rss+xml', hreflang, title, href: toPublicUrl(path, config) }];
}

function addBase([tag, attributes, ...text]: HeadElement, base: string): HeadElement {
  const withBases = Object.entries(attributes).map(([name, value]) => {
    const isUrl = (name === 'href' || name === 'src') && value !== true;
    return [name, isUrl ? withBase(value, base) : value] as const;
  });
  return [tag, Object.fromEntries(withBases), ...text];
}

function createNotFoundElement({ routePath }: Page, src: string): HeadElement {
  return ['script', { src, [NOT_FOUND_ROOT_ATTRIBUTE]: routePath.replace(/404$/, '') }];
}

function formatTitle({ frontmatter, pageType, title }: Page, siteTitle: string): string {
  const suffix = frontmatter.titleSuffix;
  if (pageType === 'home') return suffix === undefined ? siteTitle : joinSuffix(siteTitle, suffix);
  return title === siteTitle && suffix === undefined ? title : joinSuffix(title, suffix ?? siteTitle);
}

function joinSuffix(title: string, suffix: string): string {
  const text = suffix.trim();
  if (text === '') return title;
  return /^[-|]/.test(text) ? `${title} ${text}` : `${title} - ${text}`;
}

/** All translations, including the page itself, and `x-default`. */
function listAlternates(translations: readonly Page[], config: ResolvedConfig): HeadElement[] {
  if (config.locales.length < 2) return [];
  const all = translations.map(({ lang, routePath }) => ({ hreflang: lang, routePath }));
  const fallback = translations.find(({ lang }) => lang === config.defaultLang);
  if (fallback) all.push({ hreflang: 'x-default', routePath: fallback.routePath });
  return all.map(({ hreflang, routePath }) => {
    return ['link', { rel: 'alternate', hreflang, href: toPublicUrl(routePath, config) }];
  });
}

function createJsonLd(
  page: Page,
  { canonical, siteTitle, description }: { canonical: string; siteTitle: string; description: string },
): HeadElement {
  const { date, author } = page.frontmatter;
  const types: Record<string, string> = { home: 'WebSite', overview: 'CollectionPage' };
  const data = {
    '@context': 'https://schema.org',
    '@type': date === undefined ? (types[page.pageType] ?? 'TechArticle') : 'BlogPosting',
    ...(page.pageType === 'home' ? { name: siteTitle } : { headline: page.title }),
    url: canonical,
    inLanguage: page.lang,
    ...(description && { description }),
    ...(date !== undefined && { datePublished: date }),
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    ...(page.lastUpdated !== undefined && { dateModified: page.lastUpdated }),
  };
  return ['script', { type: 'application/ld+json' }, JSON.stringify(data)];
}
