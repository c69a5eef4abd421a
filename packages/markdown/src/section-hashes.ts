/** Hashes each section and code block, to detect changes. */
import { hashContent } from './files/hash.ts';
import type { SourceHeading } from './heading.ts';
import type { SectionHash } from './source-references.ts';

/** Short for small diffs; a collision between two versions of a section is practically impossible. */
const HASH_LENGTH = 10;

/** The id of the text before the first heading. */
export const TOP_SECTION = '_top';

/**
 * Hashes the sections of a source file, each from its heading to the next. Fragments have no sections of their own: their
 * content counts as part of the section that includes them.
 * @param fragments the compiled fragments that are specific to the page's language, by component name
 */
export function hashSections(
  source: string,
  headings: SourceHeading[],
  fragments: ReadonlyMap<string, SectionHash[]> = new Map(),
): SectionHash[] {
  const lines = source.split('\n');
  const own = headings.filter(({ fragment }) => fragment === undefined);
  const starts = [{ id: TOP_SECTION, line: 1 }, ...own];
  return starts.flatMap(({ id, line }, index) => {
    const text = lines.slice(line - 1, (starts[index + 1]?.line ?? lines.length + 1) - 1);
    const body = text
      .map((part) => part.trimEnd())
      .join('\n')
      .trim();
    const shown = [...fragments].filter(([name]) => showsComponent(body, name)).flatMap(([, sections]) => sections);
    const parts = [body, ...shown.map(({ hash }) => hash)];
    return body === '' ? [] : [{ id, line, hash: hashContent(...parts).slice(0, HASH_LENGTH) }];
  });
}

function showsComponent(body: string, name: string): boolean {
  const at = body.indexOf(`<${name}`);
  return at >= 0 && !/[\w$]/.test(body[at + name.length + 1] ?? '');
}

/** Ignores comments, which are translated, and white space. */
export function hashCode(code: string): string {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)(?:\/\/|#(?!!))(?:\s.*)?$/, '').trim())
    .filter((line) => line !== '');
  return hashContent(bare.join('\n')).slice(0, HASH_LENGTH);
}
