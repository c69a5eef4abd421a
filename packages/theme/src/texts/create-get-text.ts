import { formatText } from './format-text.ts';
import type { TextKey } from './text-key.ts';

export type GetText<Key extends string = TextKey> = (key: Key, values?: Readonly<Record<string, string>>) => string;

/** A key without a text shows itself, so that a gap is seen and nothing breaks. */
export function createGetText(texts: Readonly<Record<string, string>>): GetText {
  return (key, values) => formatText(texts[key] ?? key, values);
}
