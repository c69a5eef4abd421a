/** Reports valid text that was probably not intended: unknown frontmatter fields, unclosed containers. */

import type { CheckDiagnostic } from '../config/check-config.ts';
import type { Page } from '../content/page.ts';

export function checkSource(pages: readonly Page[]): CheckDiagnostic[] {
  return pages.filter(({ fallback }) => fallback === undefined).flatMap(({ warnings = [] }) => warnings);
}
