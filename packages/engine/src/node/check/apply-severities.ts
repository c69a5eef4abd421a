/** Applies the severities of the configuration to diagnostics. */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';

/** Drops diagnostics of disabled rules, and reports a problem in a fragment once, not for each of its pages. */
export function applySeverities(
  diagnostics: readonly CheckDiagnostic[],
  { check }: Pick<ResolvedConfig, 'check'>,
): Diagnostic[] {
  const reported = diagnostics.filter(({ rule }) => check[rule] !== 'off');
  return listUnique(
    reported.map((diagnostic) => ({
      ...diagnostic,
      severity: check[diagnostic.rule] === 'warn' ? 'warning' : 'error',
    })),
  );
}
