/** Formats diagnostics as text, for the build, the dev server and the overlay. */
import type { Diagnostic, DiagnosticDetails } from '@quire/markdown/diagnostics';

/** `docs/index.md:3:5`; empty if the problem has no location. */
export function formatPlace({ file, line, column }: DiagnosticDetails): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** The location, the message with its rule, the code frame, and the help, each on its own lines. */
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
