/** Finds the position of a URL in a page's source, for URLs of the frontmatter and of components. */
import type { SourceFile } from './source-file.ts';
import { findPageText } from './source-text.ts';

/** The first position; empty if the source does not contain the URL. */
export function findPlace(
  page: Pick<SourceFile, 'filePath' | 'virtual'>,
  address: string,
): { line?: number; column?: number } {
  const source = findPageText(page);
  const index = source.indexOf(address);
  if (index === -1) return {};
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
