/** What a diagnostic is, one reported problem of a site or of a page, and making one. */
import { stripVTControlCharacters } from 'node:util';

/** Checks whose severity the configuration sets: `check: { links: 'warn' }`. */
export type CheckRule =
  | 'links'
  | 'componentLinks'
  | 'anchors'
  | 'images'
  | 'siteImages'
  | 'duplicateIds'
  | 'headingLevels'
  | 'references'
  | 'tables'
  | 'nav'
  | 'sidebar'
  | 'redirects'
  | 'publishedUrls'
  | 'feeds'
  | 'missingTranslations'
  | 'staleTranslations'
  | 'outlines'
  | 'codeBlocks'
  | 'orphans'
  | 'frontmatter'
  | 'frontmatterValues'
  | 'containers'
  | 'elements'
  | 'otherSyntax'
  | 'codeLanguages'
  | 'clientCode'
  | 'missingComponents'
  | 'unusedImports'
  | 'formulas'
  | 'externalLinks';

/** What reports a problem: one of the checks, or a part of the build whose severity is fixed. */
export type Rule =
  | CheckRule
  | 'bundle'
  | 'command'
  | 'config'
  | 'files'
  | 'git'
  | 'imports'
  | 'json'
  | 'output'
  | 'plugins'
  | 'publicFiles'
  | 'render'
  | 'routes'
  | 'search'
  | 'syntax'
  | 'worker';

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
  rule: Rule;
  severity: 'error' | 'warning';
  /** One or more sentences, without the place. */
  message: string;
}

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

/** A diagnostic of one of the checks, whose severity the configuration sets. */
export type CheckDiagnostic = Diagnostic & { rule: CheckRule };
