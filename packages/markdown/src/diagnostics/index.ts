/** The entry for reporting problems. */
export { createCodeFrame, findPoint, type TextPoint } from './code-frame.ts';
export { describeFailure } from './describe-failure.ts';
export { describeThrown } from './describe-thrown.ts';
export {
  comparePlaces,
  createError,
  createUserError,
  createWarning,
  type Diagnostic,
  type DiagnosticDetails,
  type KnownDetails,
  type SourceDiagnostic,
  UserError,
} from './diagnostic.ts';
export { formatCodePoint } from './format-code-point.ts';
export { findNearest, suggestNearest } from './nearest-match.ts';
