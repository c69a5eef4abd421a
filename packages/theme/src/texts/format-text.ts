/** The placeholders of texts. */

/** Puts values into a text's `{name}` places; a place without a value stays as it is. */
export function formatText(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}
