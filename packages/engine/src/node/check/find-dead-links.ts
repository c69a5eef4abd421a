/** Finds dead links if a site cannot be rendered, because pages have errors. */

import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { loadContent } from '../content/content-store.ts';
import type { Page } from '../content/page.ts';
import { createRouteTable } from '../content/route-table.ts';
import { createTitleId } from '../render/title-id.ts';
import { openLinkContext } from '../routes/resolve-link.ts';
import { checkLinks } from './check-links.ts';

/** Also finds dead anchors, if their page certainly does not have them. */
export function findDeadLinks(
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
