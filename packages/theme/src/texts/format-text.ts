import type { TextKey } from './en.ts';

/** Replaces the `{name}` placeholders of a text; those without a value stay. */
export function formatText(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}

export type GetText<Key extends string = TextKey> = (key: Key, values?: Readonly<Record<string, string>>) => string;

/** A key without a text is shown itself, so that the gap is visible and nothing fails. */
export function createGetText(texts: Readonly<Record<string, string>>): GetText<string> {
  return (key, values) => formatText(texts[key] ?? key, values);
}
