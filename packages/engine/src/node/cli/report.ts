/** Reports diagnostics of commands: stream, format and exit code. */

import { formatCount, formatCounts } from '@quire/client/contract';
import { createUserError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import pc from 'picocolors';
import { listErrors } from '../diagnostics/diagnostic-lists.ts';
import { nameFilesFrom } from '../diagnostics/locate-diagnostics.ts';
import {
  formatGithub,
  formatJson,
  formatText,
  REPORT_FORMATS,
  type ReportFormat,
} from '../diagnostics/report-formats.ts';
import { selectWarnings } from '../diagnostics/select-warnings.ts';
import { findSystemError } from '../diagnostics/system-error.ts';

/** @throws the error itself if it is a bug */
export function listFailures(error: unknown): readonly Diagnostic[] {
  if (error instanceof UserError) return error.diagnostics;
  const found = findSystemError(error);
  if (!found) throw error;
  return [found];
}

/** Reports the errors and warnings of a failed command, and the state of the output. */
export function reportFailure(error: unknown, { outcome, isVerbose = false }: FailureOptions = {}) {
  const failures = listFailures(error);
  const errors = listErrors(failures);
  for (const each of nameFilesFrom(process.cwd(), errors)) writeError(`${formatText(each)}\n`);
  reportWarnings(
    failures.filter(({ severity }) => severity === 'warning'),
    isVerbose,
  );
  if (outcome !== undefined) writeError(`${formatCounts(failures)}; ${outcome}\n`);
  else if (errors.length > 1) writeError(`${formatCounts(errors)}\n`);
  process.exitCode = 1;
}

interface FailureOptions {
  outcome?: string;
  /** Whether all warnings are shown. */
  isVerbose?: boolean;
}

/** Without code frames, which `quire check` shows. */
export function reportWarnings(warnings: readonly Diagnostic[], isVerbose: boolean) {
  const { shown, hidden } = isVerbose ? { shown: warnings, hidden: [] } : selectWarnings(warnings);
  for (const { frame, ...warning } of nameFilesFrom(process.cwd(), shown)) process.stderr.write(formatText(warning));
  for (const { rule, count } of hidden)
    process.stderr.write(`${pc.yellow('!')} ${formatCount(count, 'more warning')} [${rule}]: --verbose lists all.\n`);
}

const writeOutput = (text: string) => process.stdout.write(text);

/**
 * Text goes to the error stream; the other formats go to standard output, for programs.
 * @param more additional fields of the JSON output
 */
export function reportAll(diagnostics: readonly Diagnostic[], format: ReportFormat, more?: object) {
  // GitHub looks for files from the repository, where a step may not run.
  const folder = (format === 'github' && process.env.GITHUB_WORKSPACE) || process.cwd();
  const named = nameFilesFrom(folder, diagnostics);
  if (format === 'json') process.stdout.write(formatJson(named, more));
  else if (format === 'github') process.stdout.write(formatGithub(named));
  else {
    for (const each of named) (each.severity === 'error' ? writeError : writeOutput)(`${formatText(each)}\n`);
  }
  if (listErrors(diagnostics).length > 0) process.exitCode = 1;
}

/** @throws UserError */
export function parseFormat(text: string | undefined): ReportFormat {
  const format = REPORT_FORMATS.find((name) => name === (text ?? 'text'));
  if (format) return format;
  const help = `Use one of: ${REPORT_FORMATS.join(', ')}.`;
  throw createUserError('command', `Unknown format "${text}".`, { help });
}

/** Writes to the error stream, or to standard output if that fails, for example on a full disk. */
function writeError(text: string) {
  process.stderr.write(text, (error) => {
    if (error) process.stdout.write(text);
  });
}
