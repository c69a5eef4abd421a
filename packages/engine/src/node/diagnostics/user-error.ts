/** Throws what the reader of the message can fix. */
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';

export { UserError };

/** @throws UserError where there are any */
export function rejectErrors(errors: readonly Diagnostic[]) {
  if (errors.length > 0) throw new UserError(errors);
}
