/** Owns the comparison of a translation with its original: outline, code, age; and which pages have none. (PITFALLS.md, Two languages) */
import type { ResolvedConfig } from '../config/config.ts';
import type { CodeUse, Page } from '../content/page.ts';
import type { SourceHeading } from '../content/syntax/headings.ts';
import type { RouteTable } from '../routes/table.ts';
import { UserError, type UserErrorDetails } from '../user-error.ts';
import type { Finding } from './finding.ts';

/** Code that is prose in disguise: trees, output, Markdown. Translations of it differ by nature. */
const PROSE_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'tree', 'md', 'mdx', 'markdown', 'mermaid']);

export function checkTranslations(routes: RouteTable, config: ResolvedConfig): Finding[] {
  return routes.pages.flatMap((page) => {
    if (page.lang === config.defaultLang || page.pageType === '404') return [];
    if (page.fallback !== undefined) return [createMissing(page)];
    const original = routes.translationsOf(page).find(({ lang }) => lang === config.defaultLang);
    return original
      ? [...compareOutlines(page, original), ...compareCode(page, original), ...createStale(page, original)]
      : [];
  });
}

function createMissing({ sourcePath, lang }: Page): Finding {
  return toFinding(
    'missingTranslations',
    `The page has no translation in "${lang}"; readers get this text in its stead.`,
    { file: sourcePath },
  );
}

function compareOutlines(page: Page, original: Page): Finding[] {
  const length = Math.max(page.headings.length, original.headings.length);
  for (let index = 0; index < length; index += 1) {
    const [own, theirs] = [page.headings[index], original.headings[index]];
    if (own?.depth === theirs?.depth) continue;
    const message = `The outline differs from ${placeOf(theirs, original)}: there ${describe(theirs)}, here ${describe(own)}. From here on, anchors are not shared.`;
    return [
      toFinding('outlines', message, {
        file: own?.fragment ?? page.sourcePath,
        line: own?.line ?? page.headings.at(-1)?.line ?? 1,
        column: 1,
      }),
    ];
  }
  return [];
}

function placeOf(heading: SourceHeading | undefined, { sourcePath, headings }: Page): string {
  return `${heading?.fragment ?? sourcePath}:${heading?.line ?? headings.at(-1)?.line ?? 1}`;
}

function describe(heading: SourceHeading | undefined): string {
  return heading ? `"${'#'.repeat(heading.depth)} ${heading.text}"` : 'the page ends';
}

/** Code is the same in all languages but for its comments. The first difference is told: the others may follow from it. */
function compareCode(page: Page, original: Page): Finding[] {
  const [own, theirs] = [listComparable(page.codeBlocks), listComparable(original.codeBlocks)];
  const hint = 'Where they must differ, write "localized" behind the language of either fence.';
  if (own.length !== theirs.length) {
    const message = `The page has ${own.length} code blocks, ${original.sourcePath} has ${theirs.length}.`;
    return [toFinding('codeBlocks', message, { ...placeOfCode(findOdd(own, theirs), page), hint })];
  }
  const differing = own.flatMap((block, index): Array<[CodeUse, CodeUse]> => {
    const other = theirs[index];
    return other && other.hash !== block.hash && !other.localized && !block.localized ? [[block, other]] : [];
  });
  return differing.map(([block, other]) =>
    toFinding('codeBlocks', `The code differs from ${other.fragment ?? original.sourcePath}:${other.line}.`, {
      ...placeOfCode(block, page),
      hint,
    }),
  );
}

function placeOfCode(block: CodeUse | undefined, page: Page): { file: string; line: number } {
  return { file: block?.fragment ?? page.sourcePath, line: block?.line ?? 1 };
}

/** The page's own first, then those of its fragments by name: languages may import them in any order. */
function listComparable(blocks: CodeUse[]): CodeUse[] {
  const nameOf = ({ fragment = '' }: CodeUse) => fragment.split('/').at(-1) ?? '';
  return blocks
    .filter(({ language }) => !PROSE_LANGUAGES.has(language))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
}

function findOdd(own: CodeUse[], theirs: CodeUse[]): CodeUse | undefined {
  return own.find((block, index) => block.hash !== theirs[index]?.hash) ?? own.at(-1);
}

function createStale({ stale = [], sourcePath, headings }: Page, original: Page): Finding[] {
  return stale.map((id) => {
    const line = headings.find((heading) => heading.id === id && heading.fragment === undefined)?.line ?? 1;
    const from = original.sections.find((section) => section.id === id)?.line ?? 1;
    const hint = `Bring it up to date, then: quire translations --accept ${sourcePath}`;
    return toFinding(
      'staleTranslations',
      `The section "${id}" was translated from an older text of ${original.sourcePath}:${from}.`,
      { file: sourcePath, line, hint },
    );
  });
}

function toFinding(rule: Finding['rule'], message: string, details: UserErrorDetails): Finding {
  return { rule, error: new UserError(message, details) };
}
