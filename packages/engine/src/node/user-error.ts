/** Owns errors that the reader of the message can mend. Everything else is a bug. */

export interface UserErrorDetails {
  file?: string;
  /** Counts from 1. */
  line?: number;
  /** Counts from 1. */
  column?: number;
  /** How to mend it. */
  hint?: string;
  /** The lines around the place, with a mark under it. */
  frame?: string;
}

export class UserError extends Error {
  override name = 'UserError';
  readonly details: UserErrorDetails;

  constructor(message: string, details: UserErrorDetails = {}) {
    super(message);
    this.details = details;
  }
}

/** Several mistakes, told at once. */
export class UserErrors extends Error {
  override name = 'UserErrors';
  readonly errors: UserError[];

  constructor(errors: UserError[]) {
    super(`${errors.length} errors`);
    this.errors = errors;
  }
}

/** `file:line:column  message`, then the frame and the hint. */
export function formatUserError(error: UserError): string {
  const { file, line, column, hint, frame } = error.details;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place && `${place}`, `  ${error.message}`, frame, hint && `  ${hint}`].filter(Boolean).join('\n');
}
