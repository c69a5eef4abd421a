/** Emits `llms.txt` for each locale: an index of the pages for AI tools, and the pages as Markdown. (docs/behavior/output.md) */

import { flattenSidebar, type SidebarNode, stripBase } from '@quire/client/contract';
import { formatMarkdownLink } from '@quire/markdown';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';
import type { OutputFile } from '../files/output-file.ts';
import { isCanonical } from '../routes/canonical.ts';
import { toIndexPath } from '../routes/generated-files.ts';
import { toPublicUrl } from '../routes/site-url.ts';
import { emitFullText } from './llms-full.ts';

export interface LlmsTxtInput extends Site {
  /** The sidebars of a locale in navigation order, hrefs with base. */
  sidebarsOf(lang: string): SidebarNode[][];
  /** The strings of the theme in a language. */
  textsOf(lang: string): Readonly<Record<string, string>>;
  /** The path of the page's Markdown from the site's root, without base; undefined if it has none. */
  markdownPathOf(page: Page): string | undefined;
  loadMarkdown(page: Page): Promise<string | undefined>;
}

interface IndexGroup {
  text: string;
  pages: Page[];
}

export async function emitLlmsTxt(input: LlmsTxtInput): Promise<OutputFile[]> {
  const ofLocales = input.config.locales.map((locale) => emitLocale(locale, input));
  return (await Promise.all(ofLocales)).flat();
}

async function emitLocale(locale: LocaleConfig, input: LlmsTxtInput): Promise<OutputFile[]> {
  const { config } = input;
  const groups = listGroups(locale, input);
  const head = renderHead(locale, config);
  const pages = groups.flatMap((group) => group.pages);
  const fullText = await emitFullText(pages, {
    ...input,
    head,
    lang: locale.lang,
    urlOf: (page) => toPageUrl(page, input),
  });
  const blocks = groups.map(
    ({ text, pages: list }) => `## ${text}\n\n${list.map((page) => formatEntry(page, input)).join('\n')}`,
  );
  const body = `${[head, ...blocks, renderOptional(fullText, input.textsOf(locale.lang), config)].join('\n\n')}\n`;
  return [{ path: toIndexPath(locale.lang, config).slice(1), body }, ...fullText];
}

/** The "Optional" section of the format, which programs may skip. */
function renderOptional(
  fullText: readonly OutputFile[],
  { allPages = 'All pages', allPagesPart = '{part}/{count}' }: Readonly<Record<string, string>>,
  config: ResolvedConfig,
): string {
  const nameOf = (index: number) =>
    fullText.length === 1
      ? allPages
      : allPagesPart.replace('{part}', String(index + 1)).replace('{count}', String(fullText.length));
  const links = fullText.map(({ path }, index) => `- [${nameOf(index)}](${toPublicUrl(`/${path}`, config)})`);
  return `## Optional\n\n${links.join('\n')}`;
}

function renderHead(locale: LocaleConfig, config: ResolvedConfig): string {
  const description = locale.description ?? config.description;
  const title = `# ${locale.title ?? config.title}`;
  return description === '' ? title : `${title}\n\n> ${oneLine(description)}`;
}

function listGroups(locale: LocaleConfig, input: LlmsTxtInput): IndexGroup[] {
  const { config, routes } = input;
  const pages = routes.pages.filter(
    (page) => page.lang === locale.lang && isListed(page) && isCanonical(page, routes, config),
  );
  return groupByNavigation(pages, locale.lang, input);
}

function groupByNavigation(pages: Page[], lang: string, { routes, config, ...input }: LlmsTxtInput): IndexGroup[] {
  const nodes = input.sidebarsOf(lang).flat();
  const { othersText = 'Others' } = input.textsOf(lang);
  const left = new Set(pages);
  const take = (hrefs: string[]): Page[] => {
    const found = hrefs
      .map((href) => routes.find(stripBase(href, config.base) ?? ''))
      .filter((page) => page !== undefined);
    return found.filter((page) => left.delete(page));
  };
  const groups = nodes
    .filter((node) => node.type === 'group')
    .map((group) => ({ text: group.text, pages: take(flattenSidebar([group]).map((link) => link.href)) }));
  const loose = take(flattenSidebar(nodes).map((link) => link.href));
  return [...groups, { text: othersText, pages: [...loose, ...left] }].filter((group) => group.pages.length > 0);
}

function formatEntry(page: Page, input: LlmsTxtInput): string {
  const link = formatMarkdownLink(page.title, toPageUrl(page, input));
  return `- ${link}${page.description === undefined ? '' : `: ${oneLine(page.description)}`}`;
}

function toPageUrl(page: Page, { config, markdownPathOf }: LlmsTxtInput): string {
  return toPublicUrl(markdownPathOf(page) ?? page.routePath, config);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
