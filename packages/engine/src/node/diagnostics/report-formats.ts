/** Formats diagnostics as text for a terminal, as JSON, and as GitHub workflow commands. */

import { formatDiagnostic } from '@quire/client/contract';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import pc from 'picocolors';
import { listErrors } from './diagnostic-lists.ts';

export type ReportFormat = 'text' | 'json' | 'github';

export const REPORT_FORMATS: readonly ReportFormat[] = ['text', 'json', 'github'];

export function formatText(diagnostic: Diagnostic): string {
  const sign = diagnostic.severity === 'error' ? pc.red('✗') : pc.yellow('!');
  return `${sign} ${formatDiagnostic(diagnostic)}\n`;
}

/** One object with the counts of errors and warnings, and all diagnostics. */
export function formatJson(diagnostics: readonly Diagnostic[], more: object = {}): string {
  const errors = listErrors(diagnostics).length;
  return `${JSON.stringify({ errors, warnings: diagnostics.length - errors, diagnostics, ...more }, null, 2)}\n`;
}

/** One workflow command for each, which GitHub shows at its line in a pull request. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(formatWorkflowCommand).join('');
}

function formatWorkflowCommand({ rule, severity, message, file, line, column, help }: Diagnostic): string {
  const properties = Object.entries({ file, line, col: column, title: `quire: ${rule}` })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${escapeProperty(String(value))}`))
    .join(',');
  return `::${severity} ${properties}::${escapeData(help === undefined ? message : `${message}\nhelp: ${help}`)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
