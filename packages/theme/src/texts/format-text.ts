/** The placeholders of texts. */

/** Replaces the `{name}` placeholders of a text; those without a value stay. */
export function formatText(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}
