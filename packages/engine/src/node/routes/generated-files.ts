/** Lists the URLs of generated files to which pages may link. (docs/behavior/output.md) */
import type { PluginSite, QuirePlugin } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { RouteTable, Site } from '../content/route-table.ts';
import { callHook } from '../plugins/call-hook.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { listFeedLinks } from './feed-links.ts';
import { listSkills, toSkillPath, toSkillsIndexPath } from './skills.ts';

type Lister = Pick<QuirePlugin, 'name' | 'files'>;

/** Of the plugins that emit them. Feeds, skills and the sitemap require `siteUrl`. */
const BUILT_IN: ReadonlyArray<{ name: string; files(site: Site): string[] }> = [
  { name: 'robots', files: () => ['robots.txt'] },
  { name: 'sitemap', files: ({ config }) => (config.siteUrl === undefined ? [] : ['sitemap.xml']) },
  {
    name: 'llms',
    files: ({ config }) =>
      config.locales.flatMap(({ lang }) => [toIndexPath(lang, config), toFullTextPath(lang, config)].map(toOutputPath)),
  },
  {
    name: 'skills',
    files: ({ routes, config }) => config.locales.flatMap(({ lang }) => listSkillFiles(lang, routes, config)),
  },
  {
    name: 'feeds',
    files: ({ config }) =>
      config.siteUrl === undefined
        ? []
        : config.feeds.flatMap((feed) => listFeedLinks(feed, config)).map(({ path }) => toOutputPath(path)),
  },
];

/** From the site's root, without base: `/blog-rss.xml`. @throws UserError if a plugin fails */
export function listGeneratedFiles(routes: RouteTable, config: ResolvedConfig): string[] {
  const site = { routes, config };
  const builtIn = BUILT_IN.map(({ name, files }): Lister => ({ name, files: () => files(site) }));
  const paths = listPlugins(builtIn, config.plugins).flatMap((plugin) => listPluginFiles(plugin, site));
  return paths.map((path) => `/${path}`);
}

/** The paths that a plugin lists. @throws UserError */
export function listPluginFiles({ name, files }: Lister, site: PluginSite): readonly string[] {
  return files === undefined ? [] : callHook({ plugin: name, hook: 'files' }, () => files(site));
}

function listSkillFiles(lang: string, routes: RouteTable, config: ResolvedConfig): string[] {
  const files = config.siteUrl === undefined ? [] : listSkills(lang, routes, config);
  const paths = files.map(({ name }) => toSkillPath(name, lang, config));
  return (paths.length === 0 ? [] : [toSkillsIndexPath(lang, config), ...paths]).map(toOutputPath);
}

/** `/zh/llms.txt` → `zh/llms.txt` */
function toOutputPath(path: string): string {
  return path.slice(1);
}

/** The index of a locale for AI tools: `/zh/llms.txt`. */
export function toIndexPath(lang: string, { defaultLang }: Pick<ResolvedConfig, 'defaultLang'>): string {
  return lang === defaultLang ? '/llms.txt' : `/${lang}/llms.txt`;
}

/** All pages of a locale in one file, as Markdown, or one of its parts, from 1: `/zh/llms-full.txt`, `/llms-full-2.txt`. */
export function toFullTextPath(lang: string, config: Pick<ResolvedConfig, 'defaultLang'>, part = 1): string {
  return toIndexPath(lang, config).replace('.txt', part === 1 ? '-full.txt' : `-full-${part}.txt`);
}
