/** Escapes text for a regular expression: `a.b` → `a\.b`. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
