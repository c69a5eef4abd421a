/** The entry for problems, and for those who report them. */
export { createCodeFrame } from './code-frame.ts';
export {
  type CheckDiagnostic,
  type CheckRule,
  createError,
  createWarning,
  type Diagnostic,
  type DiagnosticDetails,
  type KnownDetails,
  type Rule,
} from './diagnostic.ts';
export { findNearest } from './nearest-match.ts';
export { UserError } from './user-error.ts';
