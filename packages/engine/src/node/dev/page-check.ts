/** Checks one page in the dev server, with the rules and severities of the build. */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import { applySeverities } from '../check/apply-severities.ts';
import { checkSource } from '../check/built-in-checks.ts';
import { checkDocument, createIdFinder } from '../check/check-document.ts';
import { checkPageLinks, listPageLinks } from '../check/check-links.ts';
import { findCoveredPages } from '../check/check-public-files.ts';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { listErrors } from '../diagnostics/diagnostic-lists.ts';
import type { Rendered } from '../render/rendered.ts';
import { resolveLink } from '../routes/resolve-link.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export interface PageCheck {
  page: Page;
  snapshot: SiteSnapshot;
  /** The page and those to whose anchors it links, by route. */
  rendered: ReadonlyMap<string, Rendered>;
  imageErrors: CheckDiagnostic[];
  /** Files to which documents may refer, as paths from the site's root. */
  outputFiles: Iterable<string>;
  config: ResolvedConfig;
}

/** Errors first. */
export function checkPage({ page, snapshot, rendered, imageErrors, outputFiles, config }: PageCheck): Diagnostic[] {
  const context = { ...snapshot.links, hasId: createIdFinder(rendered) };
  const paths = new Set([...outputFiles].map((path) => path.slice(1)));
  const checked = [
    ...checkPageLinks(page, context),
    ...imageErrors,
    ...checkSource([page]),
    ...checkDocument(page, { context, rendered, config, outputFiles: paths }),
  ];
  const publicPaths = [...snapshot.links.publicFiles.values()].map((path) => path.slice(1));
  const diagnostics = [...findCoveredPages([page], publicPaths, config), ...applySeverities(checked, config)];
  const sorted = [...listErrors(diagnostics), ...diagnostics.filter(({ severity }) => severity === 'warning')];
  return explainVirtual(sorted, [page]);
}

/** The pages to whose anchors `page` links. */
export function listAnchorTargets({ page, snapshot }: { page: Page; snapshot: SiteSnapshot }): Page[] {
  const targets = listPageLinks(page).flatMap((link) => {
    const target = resolveLink(link, page, snapshot.links);
    return target.kind === 'page' && target.hash !== '' && target.page !== page ? [target.page] : [];
  });
  return [...new Set(targets)];
}
