/** Lists the URLs of generated files to which pages may link. (docs/behavior/output.md) */
import type { PluginSite, QuirePlugin } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Site } from '../content/route-table.ts';
import { callHook } from '../plugins/call-hook.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { listFeedLinks } from './feed-links.ts';
import { listSkills, toSkillPath, toSkillsIndexPath } from './skills.ts';

type Lister = Pick<QuirePlugin, 'name' | 'files'>;

/** Of the plugins that emit them. Feeds, skills and the sitemap require `siteUrl`. */
const BUILT_IN: readonly Lister[] = [
  { name: 'robots', files: () => ['robots.txt'] },
  { name: 'sitemap', files: ({ config }) => (config.siteUrl === undefined ? [] : ['sitemap.xml']) },
  { name: 'llms', files: (site: Site) => listIndexPaths(site).map(toOutputPath) },
  { name: 'skills', files: (site: Site) => listSkillPaths(site).map(toOutputPath) },
  { name: 'feeds', files: (site: Site) => listFeedPaths(site).map(toOutputPath) },
];

/** From the site's root, without base: `/blog-rss.xml`. @throws UserError if a plugin fails */
export function listGeneratedFiles(site: Site): string[] {
  const plugins = listPlugins(BUILT_IN, site.config.plugins);
  return plugins.flatMap((plugin) => listPluginFiles(plugin, site)).map((path) => `/${path}`);
}

/** The paths that a plugin lists. @throws UserError */
export function listPluginFiles({ name, files }: Lister, site: PluginSite): readonly string[] {
  return files === undefined ? [] : callHook({ plugin: name, hook: 'files' }, () => files(site));
}

function listIndexPaths({ config }: Site): string[] {
  return config.locales.flatMap(({ lang }) => [toIndexPath(lang, config), toFullTextPath(lang, config)]);
}

function listSkillPaths({ routes, config }: Site): string[] {
  return config.locales.flatMap(({ lang }) => {
    const skills = config.siteUrl === undefined ? [] : listSkills(lang, routes, config);
    const paths = skills.map(({ name }) => toSkillPath(name, lang, config));
    return paths.length === 0 ? [] : [toSkillsIndexPath(lang, config), ...paths];
  });
}

function listFeedPaths({ config }: Site): string[] {
  const feeds = config.siteUrl === undefined ? [] : config.feeds;
  return feeds.flatMap((feed) => listFeedLinks(feed, config)).map(({ path }) => path);
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
