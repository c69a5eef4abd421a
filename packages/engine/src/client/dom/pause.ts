/** Owns the pauses in work that is too long for one task: the browser answers the reader in them. */

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
