/** Adds the known problems of pages to an error that ends a build before they are checked, so that one run reports all. */

import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { escapePattern } from '@quire/markdown/escape-pattern';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { loadContent } from '../content/content-store.ts';
import { openImages } from '../content/images.ts';
import { listPublicFiles } from '../content/inside-site.ts';
import type { Page } from '../content/page.ts';
import { createRouteTable, type RouteTable } from '../content/route-table.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';
import { createTitleId } from '../render/title-id.ts';
import { openLinkContext } from '../routes/resolve-link.ts';
import { createSections } from '../routes/sections.ts';
import { applySeverities } from './apply-severities.ts';
import { checkSource } from './built-in-checks.ts';
import { checkLinks, listLinkedFiles } from './check-links.ts';
import { findOtherFiles } from './check-other-files.ts';
import { checkSiteFiles } from './check-output.ts';
import { checkPaths } from './check-public-files.ts';

interface Content extends Pick<ContentSnapshot, 'pages' | 'drafts'> {
  warnings: readonly Diagnostic[];
  /** Whether plugins have not generated their pages yet. */
  isPartial?: boolean;
}

async function listKnownProblems(content: Content, config: ResolvedConfig): Promise<Diagnostic[]> {
  const { warnings, pages, drafts, isPartial = false } = content;
  const routes = createRouteTable(pages, drafts);
  const links = openLinkContext(routes, config);
  const sourcePaths = [...pages, ...drafts].map(({ sourcePath }) => sourcePath);
  const paths = checkPaths({ sourcePaths, publicFiles: listPublicFiles(config), routes, made: [], config });
  const context = { ...links, isPartial, hasId: createIdFinder(routes, config) };
  const ofPages = [
    ...checkSource(pages, drafts),
    ...checkLinks(context),
    ...(await openImages(pages, listLinkedFiles(pages, links), config)).errors,
  ];
  if (isPartial) return [...applySeverities(ofPages, config), ...paths, ...warnings];
  const parts = new Set(pages.flatMap(({ dependencies }) => dependencies.map(({ filePath }) => filePath)));
  const sections = createSections(routes, config);
  const ofSite = [
    ...checkSiteFiles({ sections, context, config, isOutput: (path) => path.includes('.') }),
    ...findOtherFiles({ parts, config }),
    ...sections.missing,
  ];
  return [...applySeverities([...ofPages, ...ofSite], config), ...sections.errors, ...paths, ...warnings];
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

/** Finds ids, and those that a page may have: an anchor is dead if its page certainly does not have it. */
function createIdFinder(routes: RouteTable, config: ResolvedConfig) {
  return (page: Page, id: string) =>
    !isWholeText(page) || createTitleId(page, routes, config) === id || mayHold(readText(page, config), id);
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
