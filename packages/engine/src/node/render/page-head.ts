/** Creates the data of a page's head: titles, URLs, feeds, structured data. */

import { NOT_FOUND_ROOT_ATTRIBUTE } from '@quire/client/contract';
import type { HeadElement } from '@quire/markdown/fields';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { getCanonicalPage } from '../routes/canonical.ts';
import { describePage, nameSite } from '../routes/describe-page.ts';
import { findFeedLinks, formatFeedTitle } from '../routes/feed-links.ts';
import { toPublicUrl, toUrl, withBase } from '../routes/site-url.ts';
import type { HeadData } from './head.ts';
import type { JobsInput } from './jobs-input.ts';
import { createPreviewImage } from './preview-image.ts';

export function createPageHead(page: Page, input: JobsInput, markdownHref: string | undefined): HeadData {
  const { routes, heads, config, notFoundScript } = input;
  const canonicalPage = getCanonicalPage(page, routes, config);
  const canonical = page.pageType === '404' ? undefined : toUrl(canonicalPage.routePath, config);
  const siteTitle = nameSite(page.lang, config);
  const description = describePage(page, config);
  return {
    title: formatTitle(page, siteTitle),
    description,
    canonical,
    alternates:
      canonical === undefined
        ? []
        : listAlternates(routes.translationsOf(canonicalPage).filter(heads.isIndexed), config),
    feeds: findFeedLinks(page, config).map((link) => ({
      href: toPublicUrl(link.path, config),
      hreflang: link.hreflang,
      title: formatFeedTitle(link, routes, config),
    })),
    icon: withBase(config.icon, config.base),
    openGraphType: page.pageType === 'home' ? 'website' : 'article',
    siteTitle,
    image: createPreviewImage(page, input),
    jsonLd: canonical === undefined ? undefined : createJsonLd(page, { canonical, siteTitle, description }),
    noIndex: page.pageType === '404' || page.fallback !== undefined || !heads.isIndexed(page),
    markdownHref,
    extra: [
      ...(page.pageType === '404' ? [createNotFoundElement(page, notFoundScript)] : []),
      ...heads.listElements(page).map((element) => addBase(element, config.base)),
    ],
  };
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

export function formatTitle({ frontmatter, pageType, title }: Page, siteTitle: string): string {
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
function listAlternates(translations: readonly Page[], config: ResolvedConfig): HeadData['alternates'] {
  if (config.locales.length < 2) return [];
  const all = translations.flatMap(({ lang, routePath }) => toAlternate(lang, routePath, config));
  const fallback = translations.find(({ lang }) => lang === config.defaultLang);
  return fallback ? [...all, ...toAlternate('x-default', fallback.routePath, config)] : all;
}

function toAlternate(lang: string, routePath: string, config: ResolvedConfig): HeadData['alternates'] {
  const url = toUrl(routePath, config);
  return url === undefined ? [] : [{ lang, url }];
}

function createJsonLd(
  page: Page,
  { canonical, siteTitle, description }: { canonical: string; siteTitle: string; description: string },
): object {
  const { date, author } = page.frontmatter;
  const types: Record<string, string> = { home: 'WebSite', overview: 'CollectionPage' };
  return {
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
}
