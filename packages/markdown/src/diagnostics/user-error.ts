/** An error that its reader can fix. Any other error is a bug. */
import type { Diagnostic } from './diagnostic.ts';

/** Thrown with all problems known at that point, at least one of which is an error. */
export class UserError extends Error {
  override name = 'UserError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: Diagnostic | readonly Diagnostic[]) {
    const all = [diagnostics].flat();
    super(all.map(({ message }) => message).join('\n'));
    this.diagnostics = all;
  }
}
