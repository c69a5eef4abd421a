/** Owns what the check finds, and how severe it is. */
import type { CheckRule } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { formatUserError, type UserError } from '../user-error.ts';

export interface Finding {
  rule: CheckRule;
  error: UserError;
}

export interface CheckReport {
  errors: UserError[];
  warnings: UserError[];
}

export function toFindings(rule: CheckRule, errors: UserError[]): Finding[] {
  return errors.map((error) => ({ rule, error }));
}

/** One mistake of a fragment is told once, not for each of its pages. */
export function uniqueErrors(findings: Finding[]): UserError[] {
  return [...new Map(findings.map(({ error }) => [formatUserError(error), error])).values()];
}

/** Parts findings by their severity. */
export function createReport(findings: Finding[], { check }: Pick<ResolvedConfig, 'check'>): CheckReport {
  const of = (severity: 'error' | 'warn') => uniqueErrors(findings.filter(({ rule }) => check[rule] === severity));
  return { errors: of('error'), warnings: of('warn') };
}
