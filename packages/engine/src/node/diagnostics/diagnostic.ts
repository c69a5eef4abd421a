/** Owns making diagnostics. */
import { stripVTControlCharacters } from 'node:util';
import type { CheckRule, Diagnostic, DiagnosticDetails, Rule } from '../../shared/diagnostic.ts';

/** Details as they are known: undefined ones are left out. */
export type KnownDetails = { [Name in keyof DiagnosticDetails]?: DiagnosticDetails[Name] | undefined };

export function createError<R extends Rule>(
  rule: R,
  message: string,
  details: KnownDetails = {},
): Diagnostic & { rule: R } {
  return { rule, severity: 'error', message: stripVTControlCharacters(message), ...withoutUndefined(details) };
}

export function createWarning<R extends Rule>(
  rule: R,
  message: string,
  details: KnownDetails = {},
): Diagnostic & { rule: R } {
  return { ...createError(rule, message, details), severity: 'warning' };
}

function withoutUndefined(details: KnownDetails): DiagnosticDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

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

/** A diagnostic of one of the checks, whose severity the configuration sets. */
export type CheckDiagnostic = Diagnostic & { rule: CheckRule };
