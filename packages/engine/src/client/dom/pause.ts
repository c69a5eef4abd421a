/** Owns the pauses in what is too long for one task, or must not be one: in them the browser answers, and others go on. */

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
