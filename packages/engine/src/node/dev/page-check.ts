/** Owns the check of one page while it is written, by the rules of the build and with their severities. */
import { checkDocument } from '../check/document-links.ts';
import { checkDoubts } from '../check/doubts.ts';
import { createReport, toFindings } from '../check/finding.ts';
import { checkPageLinks } from '../check/links.ts';
import { findCoveredPages } from '../check/public-files.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import type { DocumentFacts } from '../render/document-facts.ts';
import { resolveLink } from '../routes/links.ts';
import type { UserError } from '../user-error.ts';
import type { Assembly } from './assembly.ts';

export interface PageCheck {
  page: Page;
  assembly: Assembly;
  /** Of the page and of those whose anchors it names, by route. */
  facts: ReadonlyMap<string, DocumentFacts>;
  imageErrors: UserError[];
  /** Files that documents may name, as paths from the site's root. */
  outputFiles: Iterable<string>;
  config: ResolvedConfig;
}

/** Errors first. */
export function checkPage({ page, assembly, facts, imageErrors, outputFiles, config }: PageCheck): UserError[] {
  const context = { ...assembly.links, idsOf: ({ routePath }: Page) => facts.get(routePath)?.ids ?? [] };
  const paths = new Set([...outputFiles].map((path) => path.slice(1)));
  const findings = [
    ...checkPageLinks(page, context),
    ...toFindings('images', imageErrors),
    ...checkDoubts([page]),
    ...checkDocument(page, { context, facts, config, outputFiles: paths }),
  ];
  const { errors, warnings } = createReport(findings, config);
  const publicPaths = [...assembly.links.publicFiles].map((path) => path.slice(1));
  return [...findCoveredPages([page], publicPaths, config), ...errors, ...warnings];
}

/** Pages that the links of `page` name an anchor of. */
export function listAnchorTargets({ page, assembly }: { page: Page; assembly: Assembly }): Page[] {
  const targets = page.links.flatMap((link) => {
    const target = resolveLink(link, page, assembly.links);
    return target.kind === 'page' && target.hash !== '' && target.page !== page ? [target.page] : [];
  });
  return [...new Set(targets)];
}
