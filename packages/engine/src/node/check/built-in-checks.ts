/** The engine's checks that are plugins. A site can replace each by a plugin with its name. */

import type { CheckDiagnostic } from '../config/check-config.ts';
import type { QuirePlugin } from '../config/plugin.ts';
import type { Page } from '../content/page.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { checkTranslations } from './check-translations.ts';

export const BUILT_IN_CHECKS: readonly QuirePlugin[] = [
  { name: 'translations', check: ({ routes, config }: RenderedSite) => checkTranslations(routes, config) },
  { name: 'source', check: ({ routes }: RenderedSite) => checkSource(routes.pages, routes.drafts?.pages) },
];

/** Valid text that was probably not intended: unknown frontmatter fields, unclosed containers. Of drafts, only the fields. */
export function checkSource(pages: readonly Page[], drafts: readonly Page[] = []): CheckDiagnostic[] {
  const ofDrafts = listWarnings(drafts).filter(({ rule }) => rule === 'frontmatter');
  return [...listWarnings(pages), ...ofDrafts];
}

function listWarnings(pages: readonly Page[]): CheckDiagnostic[] {
  return pages.filter(({ fallback }) => fallback === undefined).flatMap(({ warnings }) => warnings);
}
