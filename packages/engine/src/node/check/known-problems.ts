/** Adds the known problems of pages to an error that ends a build before they are checked, so that one run reports all. */

import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { escapePattern } from '@quire/markdown/escape-pattern';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { loadContent } from '../content/content-store.ts';
import { openImages } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import { createRouteTable, type RouteTable } from '../content/route-table.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';
import { createTitleId } from '../render/title-id.ts';
import { type LinkContext, openLinkContext } from '../routes/resolve-link.ts';
import { createSections } from '../routes/sections.ts';
import { applySeverities } from './apply-severities.ts';
import { checkSource } from './built-in-checks.ts';
import { checkLinks, listLinkedFiles } from './check-links.ts';
import { findOtherFiles } from './check-other-files.ts';

type Content = Pick<ContentSnapshot, 'pages' | 'drafts'> & { warnings: readonly Diagnostic[] };

async function listKnownProblems({ warnings, pages, drafts }: Content, config: ResolvedConfig): Promise<Diagnostic[]> {
  const parts = new Set(pages.flatMap(({ dependencies }) => dependencies.map(({ filePath }) => filePath)));
  const routes = createRouteTable(pages, drafts);
  const links = openLinkContext(routes, config);
  const { missing, errors } = createSections(routes, config);
  const found = [
    ...checkSource(pages),
    ...findDeadLinks(routes, links, config),
    ...findOtherFiles(pages, { parts, config }),
    ...missing,
    ...(await openImages(pages, listLinkedFiles(pages, links), config)).errors,
  ];
  return [...applySeverities(found, config), ...errors, ...warnings];
}

export async function withKnownProblems<T>(
  content: Content,
  config: ResolvedConfig,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const all = listUnique([...error.diagnostics, ...(await listKnownProblems(content, config))]);
    throw new UserError(explainVirtual(all, content.pages));
  }
}

/** Also finds dead anchors, if their page certainly does not have them. */
function findDeadLinks(routes: RouteTable, links: LinkContext, config: ResolvedConfig): CheckDiagnostic[] {
  const hasId = (page: Page, id: string) =>
    !isWholeText(page) || createTitleId(page, routes, config) === id || mayHold(readText(page, config), id);
  return checkLinks({ ...links, hasId });
}

/** Whether the compiled text contains all ids of the page: components and other layouts may add some. */
function isWholeText({ errors, pageType, imports, isStub }: Page): boolean {
  return errors.length === 0 && pageType === 'doc' && imports.length === 0 && isStub !== true;
}

/** Matches `id="x"` and `name=x` in HTML, and `id: "x"` in compiled components. */
function mayHold(text: string, id: string): boolean {
  return new RegExp(`[=:]\\s*\\\\?["']?${escapePattern(id)}`).test(text);
}

function readText({ contentKey }: Page, { cacheDir }: ResolvedConfig): string {
  const content = loadContent(cacheDir, contentKey);
  return content.kind === 'html' ? content.html : content.code;
}
