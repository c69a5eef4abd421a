import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';

/** Removes duplicates, because a fragment is part of several pages. */
export function listUnique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic])).values()];
}

function keyOf({ rule, message, file, line, column, help }: Diagnostic): string {
  return JSON.stringify([rule, message, file, line, column, help]);
}

export function listErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** @throws UserError if there are any */
export function rejectErrors(errors: readonly Diagnostic[]) {
  if (errors.length > 0) throw new UserError(errors);
}
