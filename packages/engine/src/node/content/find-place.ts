/** Finds the position of a URL in a page's source, for URLs of the frontmatter and of components. */
import { findPoint, type TextPoint } from '@quire/markdown/diagnostics';
import { escapePattern } from '@quire/markdown/escape-pattern';
import type { SourceFile } from './source-file.ts';
import { findPageText } from './source-text.ts';

/** The first position in quotes, as attributes are, or else as a whole, or else at all; empty if there is none. */
export function findPlace(page: Pick<SourceFile, 'filePath' | 'virtual'>, address: string): Partial<TextPoint> {
  const [source, written] = [findPageText(page), escapePattern(address)];
  const patterns = [`(?<=[=:{]\\s*["'\`])${written}(?=["'\`])`, `(?<![\\w./-])${written}(?![\\w/-])`, written];
  const index = patterns.map((pattern) => source.search(new RegExp(pattern))).find((found) => found !== -1);
  return index === undefined ? {} : findPoint(source, index);
}
