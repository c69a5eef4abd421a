import { formatText } from './format-text.ts';
import type { TextKey } from './text-key.ts';

export type GetText<Key extends string = TextKey> = (key: Key, values?: Readonly<Record<string, string>>) => string;

/** A key without a text is shown itself, so that the gap is visible and nothing fails. */
export function createGetText(texts: Readonly<Record<string, string>>): GetText<string> {
  return (key, values) => formatText(texts[key] ?? key, values);
}
