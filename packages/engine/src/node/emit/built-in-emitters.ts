/** The engine's emitters, as plugins. A site can replace each by a plugin with its name. */
import type { QuirePlugin } from '../config/plugin.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
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
  { name: 'llms', emit: emitLlmsTxt },
  { name: 'skills', emit: emitSkills },
  {
    name: 'headers',
    emit: (site: RenderedSite) => emitHeaders({ ...site, policyParts: listPolicyParts(site.rendered) }),
  },
  {
    name: 'redirects',
    emit: ({ redirects, routes, config }: RenderedSite) => [
      ...emitRedirects(redirects, config.base),
      ...emitRedirectPages(redirects, { routes, config }),
    ],
  },
];

function* listPolicyParts(rendered: RenderedSite['rendered']) {
  for (const { policy = [] } of rendered.values()) yield* policy;
}
