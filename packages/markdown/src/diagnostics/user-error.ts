/** Errors that the reader of the message can fix. Everything else is a bug. */
import type { Diagnostic } from './diagnostic.ts';

/** Thrown with every problem that is known at that moment, among them at least one error. */
export class UserError extends Error {
  override name = 'UserError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: Diagnostic | readonly Diagnostic[]) {
    const all = [diagnostics].flat();
    super(all.map(({ message }) => message).join('\n'));
    this.diagnostics = all;
  }
}
