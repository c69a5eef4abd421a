/** Finds texts that YAML cuts at a "#": of `title: Part #12`, only "Part" is the title. */
import { type Document, isMap, isScalar } from 'yaml';

const TEXTS = new Set(['title', 'description', 'summary', 'sidebarLabel', 'sidebar_label', 'titleSuffix']);

export interface CutText {
  name: string;
  /** What is lost. */
  comment: string;
  /** Offset of the field in the YAML. */
  offset: number;
}

/** A comment on purpose has a space behind its sign. */
export function findCutTexts({ contents }: Document): CutText[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !TEXTS.has(String(key.value))) return [];
    const { comment, type } = value;
    if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return [];
    return [{ name: String(key.value), comment, offset: key.range?.[0] ?? 0 }];
  });
}
