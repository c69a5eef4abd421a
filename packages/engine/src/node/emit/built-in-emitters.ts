/** The engine's emitters, as plugins. A site can replace each by a plugin with its name. */
import type { QuirePlugin } from '../config/plugin.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { findTexts } from '../routes/sections.ts';
import { emitFeeds } from './feeds.ts';
import { emitHeaders } from './headers.ts';
import { emitLlmsTxt } from './llms-txt.ts';
import { emitRedirectPages } from './redirects/redirect-pages.ts';
import { emitRedirects } from './redirects/redirects-file.ts';
import { emitRobots } from './robots.ts';
import { emitSitemap } from './sitemap.ts';
import { emitSkills } from './skills.ts';

export const BUILT_IN_EMITTERS: readonly QuirePlugin[] = [
  { name: 'sitemap', emit: emitSitemap },
  { name: 'robots', emit: ({ config }: RenderedSite) => emitRobots(config) },
  { name: 'feeds', emit: ({ routes, config }: RenderedSite) => emitFeeds(routes, config) },
  {
    name: 'llms',
    emit: ({ routes, config, sections, loadMarkdown }: RenderedSite) =>
      emitLlmsTxt({
        routes,
        config,
        sidebarsOf: sections.sidebarsOf,
        textsOf: (lang) => findTexts(sections, lang),
        markdownPathOf: findMarkdownPath,
        loadMarkdown,
      }),
  },
  { name: 'skills', emit: (site: RenderedSite) => emitSkills(site) },
  {
    name: 'headers',
    emit: ({ routes, config, assets, rendered }: RenderedSite) =>
      emitHeaders({
        routes,
        config,
        inlineScripts: [assets.prepaint, assets.redirect],
        policyParts: listPolicyParts(rendered),
        assets,
      }),
  },
  {
    name: 'redirects',
    emit: ({ redirects, routes, config }: RenderedSite) => [
      ...emitRedirects(redirects, config.base),
      ...emitRedirectPages(redirects, { routes, config }),
    ],
  },
];

function findMarkdownPath(page: Parameters<typeof findMarkdownFile>[0]): string | undefined {
  const file = findMarkdownFile(page);
  return file === undefined ? undefined : `/${file}`;
}

function* listPolicyParts(rendered: RenderedSite['rendered']) {
  for (const { policy = [] } of rendered.values()) yield* policy;
}
