/** What distinguishes a changed text from an unchanged one: a hash of each section and of each code block. */
import { hashContent } from './files/hash.ts';
import type { SectionHash } from './source-references.ts';
import type { SourceHeading } from './syntax/headings.ts';

/** Short enough for small diffs; two versions of one section never meet by chance. */
const HASH_LENGTH = 10;

/** The id of what is before the first heading. */
export const TOP_SECTION = '_top';

/**
 * The sections of a source file, each from its heading to the next. Headings of fragments are not its own, but what a
 * fragment says is part of the section that shows it.
 * @param fragments what was made of the fragments that are written with the page, by the name of their component
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

/** The same for code that differs in comments and white space only: comments are translated. */
export function hashCode(code: string): string {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)(?:\/\/|#(?!!))(?:\s.*)?$/, '').trim())
    .filter((line) => line !== '');
  return hashContent(bare.join('\n')).slice(0, HASH_LENGTH);
}
