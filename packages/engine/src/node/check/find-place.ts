/** Owns where a page's source names a URL whose place nobody has noted: of the frontmatter, of components. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '../content/page.ts';

/** The first place; nothing where the source does not name it. */
export function findPlace({ filePath }: Pick<Page, 'filePath'>, address: string): { line?: number; column?: number } {
  if (!existsSync(filePath)) return {};
  const source = readFileSync(filePath, 'utf8');
  const index = source.indexOf(address);
  if (index === -1) return {};
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
