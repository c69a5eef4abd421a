/** A diagnostic is one reported problem. */
import { stripVTControlCharacters } from 'node:util';

/** Rules that the compiler reports. A site may turn a rule off or set its severity. */
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
  /** Relative to the docs folder or the site's folder, or absolute. It is shortened for display. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /** How to fix it. */
  help?: string;
  /** The lines around the position, with a mark under it. */
  frame?: string;
}

export interface Diagnostic extends DiagnosticDetails {
  /** A `SourceRule`, `syntax`, `imports`, or a rule of the package that uses the compiler. */
  rule: string;
  severity: 'error' | 'warning';
  /** One or more sentences, without the position. */
  message: string;
}

/** Details that may be undefined; undefined ones are dropped. */
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

/** Thrown with all problems known at that point, at least one of which is an error. */
export class UserError extends Error {
  override name = 'UserError';

  /** By name, because packages that are loaded at run time throw those of their own copy of this module. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'UserError';
  }

  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: Diagnostic | readonly Diagnostic[]) {
    const all = [diagnostics].flat();
    super(all.map(({ message }) => message).join('\n'));
    this.diagnostics = all;
  }
}

export function createUserError(rule: string, message: string, details?: KnownDetails): UserError {
  return new UserError(createError(rule, message, details));
}

/** Orders the problems of one file as a reader meets them; those without a place are first. */
export function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
