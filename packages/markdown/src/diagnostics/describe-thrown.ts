import { inspect } from 'node:util';

/** The message of what was thrown: an error, or any other value. */
export function describeThrown(thrown: unknown): string {
  const message = typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown;
  if (typeof message === 'string' && message !== '') return message;
  return thrown instanceof Error ? String(thrown) : inspect(thrown, { breakLength: Infinity });
}
