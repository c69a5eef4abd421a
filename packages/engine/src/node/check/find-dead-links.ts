/** Finds the dead links of a site that cannot be rendered, because some of its pages have errors. */

import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { loadContent } from '../content/content-store.ts';
import type { Page } from '../content/page.ts';
import { createTitleId } from '../render/title-id.ts';
import { openLinkContext } from '../routes/resolve-link.ts';
import { createRouteTable } from '../routes/table.ts';
import { checkLinks } from './check-links.ts';

/** Anchors too, where it is certain that their page will not have them. */
export function findDeadLinks(
  { pages, drafts }: Pick<ContentSnapshot, 'pages' | 'drafts'>,
  config: ResolvedConfig,
): CheckDiagnostic[] {
  const links = openLinkContext(createRouteTable(pages, drafts), config);
  const hasId = (page: Page, id: string) =>
    !isWholeText(page) || createTitleId(page, links.routes, config) === id || mayHold(readText(page, config), id);
  return checkLinks({ ...links, ignoredTargets: config.ignoredTargets, hasId });
}

/** Whether the compiled text holds every id that the page will have: components and other layouts may add some. */
function isWholeText({ errors, pageType, imports, isStub }: Page): boolean {
  return errors.length === 0 && pageType === 'doc' && imports.length === 0 && isStub !== true;
}

/** `id="x"` and `name=x` of HTML, and `id: "x"` of compiled components. */
function mayHold(text: string, id: string): boolean {
  return new RegExp(`[=:]\\s*\\\\?["']?${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(text);
}

function readText({ contentKey }: Page, { cacheDir }: ResolvedConfig): string {
  const content = loadContent(cacheDir, contentKey);
  return content.kind === 'html' ? content.html : content.code;
}
