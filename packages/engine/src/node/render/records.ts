/** Creates the record of a page: its data for the browser. (docs/behavior/data.md) */
import { relative } from 'node:path';
import {
  type Heading,
  HIDEABLE_PARTS,
  type HomeContent,
  mapLogo,
  type PageRecord,
  type PageSource,
  toHref,
} from '@quire/client/contract';
import { getWrittenFrontmatter } from '@quire/markdown';
import { toPosix } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import { toInlineHtml } from '../html/inline-html.ts';
import { getOriginal } from '../routes/canonical.ts';
import { describePage, describeSite, nameSite } from '../routes/describe-page.ts';
import { createOverview } from '../routes/overview.ts';
import type { RedirectTarget } from '../routes/redirects/configured-redirects.ts';
import { withBase } from '../routes/site-url.ts';
import { writeDate } from '../routes/write-date.ts';
import type { JobsInput } from './jobs-input.ts';

/** The default depths of the outline. */
const OUTLINE_DEPTH_MIN = 2;
const OUTLINE_DEPTH_MAX = 4;

/** The URLs that a record contains. */
export interface RecordUrls {
  /** Of the page's Markdown, with base; undefined if it has none. */
  markdownHref: string | undefined;
  /** Turns a link of the frontmatter into an href. */
  resolveHref(link: string): string;
}

export function createRecord(page: Page, input: JobsInput, { markdownHref, resolveHref }: RecordUrls): PageRecord {
  const { routes, config } = input;
  const hide = HIDEABLE_PARTS.filter((part) => page.frontmatter[part] === false);
  return {
    routePath: page.routePath,
    pageType: page.pageType,
    title: page.title,
    headings: listOutline(page),
    ...(hide.length > 0 && { hide }),
    ...withEditHref(page, config),
    ...(page.lastUpdated !== undefined && { lastUpdated: writeDate(page.lastUpdated, page.lang) }),
    ...(page.frontmatter.date !== undefined && { date: writeDate(page.frontmatter.date, page.lang) }),
    ...(markdownHref !== undefined && { markdownHref }),
    translations: routes.alternatesOf(page).map(({ lang }) => lang),
    ...(config.versions && { versions: routes.versionsOf(page).map(({ version }) => version) }),
    ...(page.frontmatter.draft && { isDraft: true as const }),
    ...describeTranslation(page, input),
    ...withMovedAnchors(page, input),
    ...((page.pageType === 'overview' || shows(page, OVERVIEW_PARTS)) && { overview: createOverviewOf(page, input) }),
    ...((page.pageType === 'home' || shows(page, HOME_PARTS)) && { home: createHome(page, config, resolveHref) }),
    ...(config.hasOwnLayout && { source: createSource(page, config) }),
  };
}

/** Components of the theme that render a layout within the text. */
const OVERVIEW_PARTS = ['Overview'];
const HOME_PARTS = ['HomeFeature', 'HomeHero', 'HomeLayout'];

function shows({ imports }: Page, parts: string[]): boolean {
  return imports.some(({ module, imported }) => module === '@theme' && parts.includes(imported));
}

function createSource(page: Page, config: ResolvedConfig): PageSource {
  const { pagePath, sourcePath, lang } = page;
  const described = { description: describePage(page, config), siteDescription: describeSite(lang, config) };
  return { pagePath, sourcePath, ...described, frontmatter: getWrittenFrontmatter(page) };
}

/** The headings of the outline, except for those without text, such as an image, which would be empty links. */
export function listOutline({ headings, frontmatter }: Page): Heading[] {
  const [first, last] = frontmatter.outlineDepths ?? [OUTLINE_DEPTH_MIN, OUTLINE_DEPTH_MAX];
  const [least, most] = [Math.max(first, OUTLINE_DEPTH_MIN), Math.min(last, OUTLINE_DEPTH_MAX)];
  return headings
    .filter(({ text, depth }) => text !== '' && depth >= least && depth <= most)
    .map(({ id, text, depth }) => ({ id, text, depth }));
}

/** The notice for a fallback page or an outdated translation. */
function describeTranslation(
  page: Page,
  { routes, config }: JobsInput,
): Pick<PageRecord, 'fallback' | 'stale' | 'originalHref'> {
  const { fallback, stale } = page;
  if (fallback === undefined && stale === undefined) return {};
  const original =
    fallback === undefined
      ? routes.translationsOf(page).find(({ lang }) => lang === config.defaultLang)
      : getOriginal(page, routes);
  return {
    ...(fallback !== undefined && { fallback }),
    ...(stale !== undefined && { stale }),
    ...(original && { originalHref: toHref(original.routePath, config.base) }),
  };
}

function withMovedAnchors(page: Page, { links, config }: JobsInput): Pick<PageRecord, 'movedAnchors'> {
  const anchors = links.moves
    .anchorsOf(page.routePath)
    .map(({ anchor, target }) => [anchor, formatRedirectTarget(target, config.base)]);
  return anchors.length === 0 ? {} : { movedAnchors: Object.fromEntries(anchors) };
}

function formatRedirectTarget(target: RedirectTarget, base: string): string {
  return target.kind === 'external' ? target.url : toHref(target.routePath, base) + target.query + target.hash;
}

/** Only if both the URL and the text are configured. (docs/behavior/chrome.md) */
function withEditHref(page: Page, { locales, docsDir }: ResolvedConfig): { editHref?: string } {
  const { pageType, lang } = page;
  const { editLink, texts } = locales.find((locale) => locale.lang === lang) ?? {};
  if (!editLink || !texts?.editLinkText?.trim() || pageType !== 'doc') return {};
  const path = findEditedPath(page, docsDir);
  if (path === undefined) return {};
  return { editHref: `${editLink.docRepoBaseUrl.replace(/\/$/, '')}/${encodeURI(path)}` };
}

/** Relative to the docs folder; undefined for a virtual page that was not generated from a file. */
function findEditedPath({ sourcePath, virtual }: Page, docsDir: string): string | undefined {
  if (!virtual) return sourcePath;
  return virtual.madeFrom === undefined ? undefined : toPosix(relative(docsDir, virtual.madeFrom));
}

function createOverviewOf(page: Page, { routes, sections, config }: JobsInput) {
  const section = sections.data.get(sections.keyOf(page));
  const pages = routes.pages.filter(
    (other) => other.lang === page.lang && other.version === page.version && isListed(other),
  );
  const othersText = section?.locale.texts.othersText ?? 'Others';
  const { overviewHeaders } = sections;
  return createOverview({
    overview: page,
    pages,
    sidebar: section?.sidebar ?? [],
    overviewHeaders,
    config,
    othersText,
  });
}

function resolveBadge(
  { text, link }: { text: string; link?: string | undefined },
  resolveHref: RecordUrls['resolveHref'],
) {
  return { text, ...(link !== undefined && { href: resolveHref(link) }) };
}

function createHome(page: Page, config: ResolvedConfig, resolveHref: RecordUrls['resolveHref']): HomeContent {
  const { hero, features = [] } = page.frontmatter;
  const toSrc = (src: string) => withBase(src, config.base);
  const toHtml = (text: string) => toInlineHtml(text, { href: resolveHref, src: toSrc });
  return {
    ...(hero && {
      hero: {
        // The hero needs a name, because it is the heading of the page.
        name: toHtml(hero.name || hero.text ? hero.name : page.title || nameSite(page.lang, config)),
        text: toHtml(hero.text.trim()).replaceAll('\n', '<br>'),
        tagline: toHtml(hero.tagline),
        ...(hero.badge && { badge: resolveBadge(hero.badge, resolveHref) }),
        actions: hero.actions.map(({ theme, text, link }) => ({ theme, text: toHtml(text), href: resolveHref(link) })),
        ...(hero.command !== undefined && { command: hero.command }),
        ...(hero.image && { image: { src: mapLogo(hero.image.src, toSrc), alt: hero.image.alt } }),
      },
    }),
    features: features.map(({ title, details, icon, diagram, span, link }) => ({
      title,
      details: toHtml(details),
      ...(icon !== undefined && { icon: toIcon(icon, toSrc) }),
      ...(diagram !== undefined && { diagram }),
      ...(span !== undefined && { span }),
      ...(link !== undefined && { href: resolveHref(link) }),
    })),
  };
}

/** Turns SVG markup into an image, because the layout does not accept markup, and removes HTML around a character. */
function toIcon(icon: string, toSrc: (src: string) => string): string {
  const written = icon.trim();
  if (written.startsWith('<svg')) return `data:image/svg+xml,${encodeURIComponent(written)}`;
  const [, image] = /^<img\s[^>]*\bsrc=["']([^"']+)["']/.exec(written) ?? [];
  return toSrc(image ?? written.replace(/<[^>]*>/g, ''));
}
