/** Finds the position of a URL in a page's source, for URLs of the frontmatter and of components. */
import { findPoint, type TextPoint } from '@quire/markdown/diagnostics';
import type { SourceFile } from './source-file.ts';
import { findPageText } from './source-text.ts';

/** The first position; empty if the source does not contain the URL. */
export function findPlace(page: Pick<SourceFile, 'filePath' | 'virtual'>, address: string): Partial<TextPoint> {
  const source = findPageText(page);
  const index = source.indexOf(address);
  return index === -1 ? {} : findPoint(source, index);
}
