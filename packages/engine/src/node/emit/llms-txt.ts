/** Owns `llms.txt`: an index of the pages for readers that are programs, one for each locale. (docs/behavior/output.md) */
import { stripBase } from '../../shared/route-path.ts';
import { flattenSidebar, type SidebarNode } from '../../shared/sidebar.ts';
import type { LocaleConfig } from '../config/locale-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import type { OutputFile } from '../output/output-file.ts';
import { isCanonical } from '../routes/canonical.ts';
import { toIndexPath } from '../routes/generated-files.ts';
import { toUrl } from '../routes/site-url.ts';
import type { RouteTable } from '../routes/table.ts';

export interface LlmsTxtInput {
  routes: RouteTable;
  config: ResolvedConfig;
  /** The sidebars of a locale in the order of the navigation, hrefs with base. */
  sidebarsOf(lang: string): SidebarNode[][];
  /** The page's Markdown from the site's root, without base; undefined where it has none. */
  markdownPathOf(page: Page): string | undefined;
}

interface IndexGroup {
  text: string;
  pages: Page[];
}

/** Pages that no sidebar group holds. */
const OTHERS = 'Others';

export function emitLlmsTxt(input: LlmsTxtInput): OutputFile[] {
  const { config } = input;
  return config.locales.map((locale) => ({
    path: toIndexPath(locale.lang, config).slice(1),
    body: renderIndex(locale, input),
  }));
}

function renderIndex(locale: LocaleConfig, input: LlmsTxtInput): string {
  const { config, routes } = input;
  const pages = routes.pages.filter(
    (page) => page.lang === locale.lang && isListed(page) && isCanonical(page, routes, config),
  );
  const groups = groupPages(pages, input.sidebarsOf(locale.lang).flat(), input);
  const description = locale.description ?? config.description;
  const head = [`# ${locale.title ?? config.title}`, ...(description === '' ? [] : [`> ${oneLine(description)}`])];
  const blocks = groups.map(
    ({ text, pages: list }) => `## ${text}\n\n${list.map((page) => formatEntry(page, input)).join('\n')}`,
  );
  return `${[...head, ...blocks].join('\n\n')}\n`;
}

function groupPages(pages: Page[], nodes: SidebarNode[], { routes, config }: LlmsTxtInput): IndexGroup[] {
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
  return [...groups, { text: OTHERS, pages: [...loose, ...left] }].filter((group) => group.pages.length > 0);
}

function formatEntry(page: Page, { config, markdownPathOf }: LlmsTxtInput): string {
  const path = markdownPathOf(page) ?? page.routePath;
  const url = toUrl(path, config) ?? encodeURI(config.base.slice(0, -1) + path);
  const title = page.title.replace(/[[\]\\]/g, '\\$&');
  return `- [${title}](${url})${page.description === undefined ? '' : `: ${oneLine(page.description)}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
