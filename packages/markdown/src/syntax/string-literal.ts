const LITERAL = /^\s*(?:'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`\\$]*)`)\s*$/;

/** The text of a string in JavaScript without escapes and placeholders; undefined for other code. */
export function readString(code: string): string | undefined {
  const [, single, double, template] = LITERAL.exec(code) ?? [];
  return single ?? double ?? template;
}
