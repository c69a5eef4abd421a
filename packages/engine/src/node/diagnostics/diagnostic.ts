/** Lists of diagnostics. */
import type { Diagnostic } from '@quire/markdown/diagnostics';

export { type CheckDiagnostic, createError, createWarning } from '@quire/markdown/diagnostics';

/** Each problem once: a fragment is part of several pages. */
export function listUnique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic])).values()];
}

function keyOf({ rule, message, file, line, column, help }: Diagnostic): string {
  return JSON.stringify([rule, message, file, line, column, help]);
}

export function listErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
