/** What every step of compiling a file gets, with one way to report problems and to record dependencies. */

import type { CompileContext, CompiledSource, CompileInput } from './compiled-source.ts';
import { createError, createWarning, type SourceRule } from './diagnostics/diagnostic.ts';
import { hashFile } from './files/load-file.ts';

/** What is wrong in a source; line and column count from 1. */
export interface SourceFault {
  message: string;
  /** How to fix it. */
  help?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

export interface CompileState {
  input: CompileInput;
  context: CompileContext;
  compiled: CompiledSource;
  /** Reports a problem for which there is no output. */
  fail(rule: 'imports' | 'syntax', fault: SourceFault): void;
  /** Reports a problem whose severity the site sets. */
  warn(rule: SourceRule, fault: SourceFault): void;
  /** Records a file that the output depends on; absolute. */
  addDependency(filePath: string): void;
}

export function createCompileState(
  input: CompileInput,
  context: CompileContext,
  compiled: CompiledSource,
): CompileState {
  const { sourcePath: file } = input;
  return {
    input,
    context,
    compiled,
    fail(rule, { message, ...place }) {
      compiled.errors.push(createError(rule, message, { file, ...place }));
    },
    warn(rule, { message, ...place }) {
      compiled.warnings.push(createWarning(rule, message, { file, ...place }));
    },
    addDependency(filePath) {
      compiled.dependencies.push({ filePath, hash: hashFile(filePath) });
    },
  };
}
