/** What a diagnostic is, one reported problem, and making one. */
import { stripVTControlCharacters } from 'node:util';

/** What reports a problem of a source. Where they are used, a rule may be off, or another severity may be set. */
export type SourceRule =
  | 'clientCode'
  | 'codeLanguages'
  | 'containers'
  | 'duplicateIds'
  | 'elements'
  | 'formulas'
  | 'frontmatter'
  | 'frontmatterValues'
  | 'headingLevels'
  | 'missingComponents'
  | 'otherSyntax'
  | 'references'
  | 'tables'
  | 'unusedImports';

export interface DiagnosticDetails {
  /** Relative to the docs folder or the site's folder, or absolute, until it is shown. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /** How to fix it. */
  help?: string;
  /** The lines around the place, with a mark under it. */
  frame?: string;
}

export interface Diagnostic extends DiagnosticDetails {
  /** What reports the problem: a `SourceRule`, `syntax` or `imports`, or one of those who compile sources. */
  rule: string;
  severity: 'error' | 'warning';
  /** One or more sentences, without the place. */
  message: string;
}

/** Details as they are known: undefined ones are left out. */
export type KnownDetails = { [Name in keyof DiagnosticDetails]?: DiagnosticDetails[Name] | undefined };

export function createError<R extends string>(
  rule: R,
  message: string,
  details: KnownDetails = {},
): Diagnostic & { rule: R } {
  return { rule, severity: 'error', message: stripVTControlCharacters(message), ...withoutUndefined(details) };
}

export function createWarning<R extends string>(
  rule: R,
  message: string,
  details: KnownDetails = {},
): Diagnostic & { rule: R } {
  return { ...createError(rule, message, details), severity: 'warning' };
}

function withoutUndefined(details: KnownDetails): DiagnosticDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

export type SourceDiagnostic = Diagnostic & { rule: SourceRule };
