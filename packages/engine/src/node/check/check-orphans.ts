/** Checks that every page can be reached: from a sidebar, the navigation, an overview or a link. */

import { join } from 'node:path';
import { flattenSidebar, stripBase } from '@quire/client/contract';
import { createError } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import { listOutsidePages } from '../content/scan.ts';
import { resolveLink } from '../routes/resolve-link.ts';
import type { SiteCheck } from './check-document.ts';

export function findOrphans({ context, sections, parts, config }: SiteCheck): CheckDiagnostic[] {
  const known = new Set<string>();
  for (const { sidebar, nav } of sections.data.values()) {
    const navHrefs = nav.flatMap((item) => [item, ...(item.items ?? [])]).flatMap(({ href }) => href ?? []);
    for (const href of [...flattenSidebar(sidebar).map((link) => link.href), ...navHrefs])
      known.add(stripBase(href, config.base) ?? href);
  }
  const { pages } = context.routes;
  for (const page of pages) {
    for (const link of page.links) {
      const resolution = resolveLink(link, page, context);
      if (resolution.kind === 'page' && resolution.page !== page) known.add(resolution.routePath);
    }
  }
  const overviews = pages.filter(({ pageType }) => pageType === 'overview').map(({ routePath }) => routePath);
  const isOrphan = (page: Page) =>
    (page.pageType === 'doc' || page.pageType === 'overview') &&
    page.fallback === undefined &&
    page.pagePath !== 'index' &&
    // A page that is excluded from search is probably meant to be reached only by its URL.
    page.frontmatter.search !== false &&
    isListed(page) &&
    !known.has(page.routePath) &&
    !overviews.some((route) => page.routePath !== route && page.routePath.startsWith(route));
  const message = 'No sidebar, navigation, overview or link leads to this page.';
  const help = 'List it in a _meta.json, or link to it.';
  const orphans = pages.filter(isOrphan);
  return [
    ...orphans.map(({ sourcePath }) => createError('orphans', message, { file: sourcePath, help })),
    ...findOutsidePages(parts, config),
  ];
}

function findOutsidePages(parts: ReadonlySet<string>, config: ResolvedConfig): CheckDiagnostic[] {
  const message = 'The file is not in the folder of a language, so it is not a page.';
  const help = `Move it, for example into "${config.defaultLang}/", or add it to "route.exclude".`;
  return listOutsidePages(config)
    .filter((sourcePath) => !parts.has(join(config.docsDir, sourcePath)))
    .map((sourcePath) => createError('orphans', message, { file: sourcePath, help }));
}
