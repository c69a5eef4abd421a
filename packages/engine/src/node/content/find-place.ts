/** Where a page's source names a URL whose place nobody has noted: of the frontmatter, of components. */
import type { SourceFile } from './source-file.ts';
import { findPageText } from './source-text.ts';

/** The first place; nothing where the source does not name it. */
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
