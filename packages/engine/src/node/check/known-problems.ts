/** Adds the known problems of pages to an error that ends a build before they are checked, so that one run reports all. */
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { loadContent } from '../content/content-store.ts';
import type { Page } from '../content/page.ts';
import { createRouteTable } from '../content/route-table.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { createTitleId } from '../render/title-id.ts';
import { openLinkContext } from '../routes/resolve-link.ts';
import { applySeverities } from './apply-severities.ts';
import { checkSource } from './built-in-checks.ts';
import { checkLinks } from './check-links.ts';
import { findOtherFiles } from './check-other-files.ts';

type Content = Pick<ContentSnapshot, 'pages' | 'drafts'> & { warnings: readonly Diagnostic[] };

function listKnownProblems({ warnings, ...content }: Content, config: ResolvedConfig): Diagnostic[] {
  const { pages } = content;
  const parts = new Set(pages.flatMap(({ dependencies }) => dependencies.map(({ filePath }) => filePath)));
  const found = applySeverities(
    [...checkSource(pages), ...findDeadLinks(content, config), ...findOtherFiles({ pages, parts, config })],
    config,
  );
  return [...found, ...warnings];
}

export async function withKnownProblems<T>(
  content: Content,
  config: ResolvedConfig,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof UserError
      ? new UserError(explainVirtual([...error.diagnostics, ...listKnownProblems(content, config)], content.pages))
      : error;
  }
}

/** Also finds dead anchors, if their page certainly does not have them. */
function findDeadLinks(
  { pages, drafts }: Pick<ContentSnapshot, 'pages' | 'drafts'>,
  config: ResolvedConfig,
): CheckDiagnostic[] {
  const links = openLinkContext(createRouteTable(pages, drafts), config);
  const hasId = (page: Page, id: string) =>
    !isWholeText(page) || createTitleId(page, links.routes, config) === id || mayHold(readText(page, config), id);
  return checkLinks({ ...links, ignoredTargets: config.ignoredTargets, hasId });
}

/** Whether the compiled text contains all ids of the page: components and other layouts may add some. */
function isWholeText({ errors, pageType, imports, isStub }: Page): boolean {
  return errors.length === 0 && pageType === 'doc' && imports.length === 0 && isStub !== true;
}

/** Matches `id="x"` and `name=x` in HTML, and `id: "x"` in compiled components. */
function mayHold(text: string, id: string): boolean {
  return new RegExp(`[=:]\\s*\\\\?["']?${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(text);
}

function readText({ contentKey }: Page, { cacheDir }: ResolvedConfig): string {
  const content = loadContent(cacheDir, contentKey);
  return content.kind === 'html' ? content.html : content.code;
}
