/** Lists the URLs of generated files to which pages may link. (docs/behavior/output.md) */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { RouteTable } from '../content/route-table.ts';
import { listFeedLinks } from './feed-links.ts';
import { listSkills, toSkillPath, toSkillsIndexPath } from './skills.ts';

/** From the site's root, without base: `/blog-rss.xml`. Feeds, skills and the sitemap require `siteUrl`. */
export function listGeneratedFiles(routes: RouteTable, config: ResolvedConfig): string[] {
  const indexes = config.locales.flatMap(({ lang }) => [toIndexPath(lang, config), toFullTextPath(lang, config)]);
  if (config.siteUrl === undefined) return ['/robots.txt', ...indexes];
  const skills = config.locales.flatMap(({ lang }) => listSkillFiles(lang, routes, config));
  const feeds = config.feeds.flatMap((feed) => listFeedLinks(feed, config)).map(({ path }) => path);
  return ['/robots.txt', '/sitemap.xml', ...indexes, ...skills, ...feeds];
}

function listSkillFiles(lang: string, routes: RouteTable, config: ResolvedConfig): string[] {
  const files = listSkills(lang, routes, config).map(({ name }) => toSkillPath(name, lang, config));
  return files.length === 0 ? [] : [toSkillsIndexPath(lang, config), ...files];
}

/** The index of a locale for AI tools: `/zh/llms.txt`. */
export function toIndexPath(lang: string, { defaultLang }: Pick<ResolvedConfig, 'defaultLang'>): string {
  return lang === defaultLang ? '/llms.txt' : `/${lang}/llms.txt`;
}

/** All pages of a locale in one file, as Markdown, or one of its parts, from 1: `/zh/llms-full.txt`, `/llms-full-2.txt`. */
export function toFullTextPath(lang: string, config: Pick<ResolvedConfig, 'defaultLang'>, part = 1): string {
  return toIndexPath(lang, config).replace('.txt', part === 1 ? '-full.txt' : `-full-${part}.txt`);
}
