/** Owns what a diagnostic is, one reported problem of a site, and how it reads as text. Build, dev server and overlay share it. */

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

/** `docs/index.md:3:5`; empty where the problem has no place. */
export function formatPlace({ file, line, column }: DiagnosticDetails): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** The place, the message with its rule, the code frame, and the help, each on lines of its own. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { message, rule, frame, help } = diagnostic;
  const place = formatPlace(diagnostic);
  const text = `${message} [${rule}]`;
  const rest = [frame, help && `help: ${help}`].filter((part) => part !== undefined && part !== '');
  return [place === '' ? text : `${place}\n${indent(text)}`, ...rest.map((part) => indent(part ?? ''))].join('\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** `1 error, 2 warnings`. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  const countOf = (severity: Diagnostic['severity']) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [formatCount(count, severity)];
  };
  return [...countOf('error'), ...countOf('warning')].join(', ');
}

/** `1 page`, `2 pages`. @param noun a regular one, in the singular */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
