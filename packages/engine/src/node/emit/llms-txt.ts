/** Emits `llms.txt` for each locale: an index of the pages for AI tools, and the pages as Markdown. (docs/behavior/output.md) */

import { flattenSidebar, stripBase } from '@quire/client/contract';
import { formatMarkdownLink } from '@quire/markdown';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import type { OutputFile } from '../files/output-file.ts';
import { toMarkdownUrl } from '../render/markdown-job.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { isCanonical } from '../routes/canonical.ts';
import { toIndexPath } from '../routes/generated-files.ts';
import { findTexts, type Sections, type SectionTexts } from '../routes/sections.ts';
import { toPublicUrl } from '../routes/site-url.ts';
import { emitFullText } from './llms-full.ts';

export interface LlmsTxtInput extends Pick<RenderedSite, 'routes' | 'config' | 'loadMarkdown'> {
  sections: Pick<Sections, 'sidebarsOf'> & SectionTexts;
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
  const { config, sections } = input;
  const groups = listGroups(locale, input);
  const head = renderHead(locale, config);
  const pages = groups.flatMap((group) => group.pages);
  const fullText = await emitFullText(pages, {
    ...input,
    head,
    lang: locale.lang,
    urlOf: (page) => toMarkdownUrl(page, config),
  });
  const blocks = groups.map(
    ({ text, pages: list }) => `## ${text}\n\n${list.map((page) => formatEntry(page, config)).join('\n')}`,
  );
  const body = `${[head, ...blocks, renderOptional(fullText, findTexts(sections, locale.lang), config)].join('\n\n')}\n`;
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

function groupByNavigation(pages: Page[], lang: string, { routes, config, sections }: LlmsTxtInput): IndexGroup[] {
  const nodes = sections.sidebarsOf(lang).flat();
  const { othersText = 'Others' } = findTexts(sections, lang);
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

function formatEntry(page: Page, config: ResolvedConfig): string {
  const link = formatMarkdownLink(page.title, toMarkdownUrl(page, config));
  return `- ${link}${page.description === undefined ? '' : `: ${oneLine(page.description)}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
