import { formatCount } from '@quire/client/contract';
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

/** Maximum further pages that a message lists. */
const NAMED_PAGES_MAX = 10;

/** Groups identical plugin errors of several pages into one, at the first page, which lists the others. */
export function groupPages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = diagnostic.rule === 'plugins' ? diagnostic.message : JSON.stringify(diagnostic);
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [nameOthers(first, others)] : []));
}

function nameOthers(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  if (others.length === 0) return first;
  const names = others.slice(0, NAMED_PAGES_MAX).map(({ file }) => file);
  const more = others.length > names.length ? `, and ${others.length - names.length} more` : '';
  const same = `The same happens on ${formatCount(others.length, 'other page')}: ${names.join(', ')}${more}.`;
  return { ...first, message: `${first.message} ${same}` };
}
