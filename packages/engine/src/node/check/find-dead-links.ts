/** Finds the dead links of a site that cannot be rendered, because some of its pages have errors. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import type { CheckDiagnostic } from '../diagnostics/diagnostic.ts';
import { openLinkContext } from '../routes/resolve-link.ts';
import { createRouteTable } from '../routes/table.ts';
import { checkLinks } from './check-links.ts';

/** Not the anchors: which there are is known only of pages that are rendered. */
export function findDeadLinks({ pages, drafts }: ContentSnapshot, config: ResolvedConfig): CheckDiagnostic[] {
  const links = openLinkContext(createRouteTable(pages, drafts), config);
  const found = checkLinks({ ...links, isIgnoredTarget: config.isIgnoredTarget });
  return found.filter(({ rule }) => rule !== 'anchors');
}
