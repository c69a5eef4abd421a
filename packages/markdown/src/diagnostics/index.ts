/** The entry for reporting problems. */
export { createCodeFrame } from './code-frame.ts';
export {
  createError,
  createWarning,
  type Diagnostic,
  type DiagnosticDetails,
  type KnownDetails,
  type SourceDiagnostic,
} from './diagnostic.ts';
export { findNearest } from './nearest-match.ts';
export { UserError } from './user-error.ts';
