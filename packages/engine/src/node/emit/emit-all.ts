/** Owns the list of everything that the output holds besides its documents and assets. (docs/behavior/output.md) */

import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../output/output-file.ts';
import { findMarkdownFile } from '../render/create-job.ts';
import type { Rendered } from '../render/rendered.ts';
import type { Redirect } from '../routes/redirects/redirect.ts';
import type { Sections } from '../routes/sections.ts';
import type { RouteTable } from '../routes/table.ts';
import { emitFeeds } from './feeds.ts';
import { emitHeaders } from './headers.ts';
import { emitLlmsTxt } from './llms-txt.ts';
import { emitRedirectPages } from './redirects/redirect-pages.ts';
import { emitRedirects } from './redirects/redirects-file.ts';
import { emitRobots } from './robots.ts';
import { emitSitemap } from './sitemap.ts';

export interface EmitInput {
  routes: RouteTable;
  sections: Sections;
  redirects: Redirect[];
  assets: DocumentAssets;
  /** What the final HTML of each page is known to hold. */
  rendered: ReadonlyMap<string, Rendered>;
  config: ResolvedConfig;
}

export async function emitAll(input: EmitInput): Promise<OutputFile[]> {
  const { routes, sections, redirects, assets, rendered, config } = input;
  const markdownPathOf = (page: Parameters<typeof findMarkdownFile>[0]) => {
    const file = findMarkdownFile(page);
    return file === undefined ? undefined : `/${file}`;
  };
  return [
    ...emitSitemap(routes, config),
    ...emitRobots(config),
    ...(await emitFeeds(routes, config)),
    ...emitLlmsTxt({ routes, config, sidebarsOf: sections.sidebarsOf, markdownPathOf }),
    ...emitHeaders({
      routes,
      config,
      inlineScripts: [assets.prepaint, assets.redirect],
      policyParts: listPolicyParts(rendered),
      importedStyles: assets.importedStyles,
    }),
    ...emitRedirects(redirects, config.base),
    ...emitRedirectPages(redirects, { routes, config }),
  ];
}

function* listPolicyParts(rendered: EmitInput['rendered']) {
  for (const { policy = [] } of rendered.values()) yield* policy;
}
