/** Compares translations with their originals: outline, code, age; and finds missing translations. */

import type { CodeUse, SourceHeading } from '@quire/markdown';
import { createError } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

/** Code blocks that contain prose, such as trees, output and Markdown: translations of them differ. */
const PROSE_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'tree', 'md', 'mdx', 'markdown', 'mermaid']);

export function checkTranslations(routes: RouteTable, config: ResolvedConfig): CheckDiagnostic[] {
  return routes.pages.flatMap((page) => {
    // Generated pages are not translated.
    if (page.lang === config.defaultLang || page.pageType === '404' || page.virtual) return [];
    if (page.fallback !== undefined) return [createMissingTranslation(page)];
    const original = routes.translationsOf(page).find(({ lang }) => lang === config.defaultLang);
    return original
      ? [...compareOutlines(page, original), ...compareCode(page, original), ...createStale(page, original)]
      : [];
  });
}

function createMissingTranslation({ sourcePath, lang }: Page): CheckDiagnostic {
  return createError(
    'missingTranslations',
    `The page has no translation in "${lang}", so readers see the original text.`,
    { file: sourcePath },
  );
}

function compareOutlines(page: Page, original: Page): CheckDiagnostic[] {
  const length = Math.max(page.headings.length, original.headings.length);
  for (let index = 0; index < length; index += 1) {
    const [own, theirs] = [page.headings[index], original.headings[index]];
    if (own?.depth === theirs?.depth) continue;
    const message = `The outline differs from ${placeOf(theirs, original)}: there ${describe(theirs)}, here ${describe(own)}. From here on, the two pages have different anchors.`;
    return [
      createError('outlines', message, {
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

/** Code must be the same in all languages, except for comments. Only the first difference is reported, because others may follow from it. */
function compareCode(page: Page, original: Page): CheckDiagnostic[] {
  const [own, theirs] = [listComparable(page.codeBlocks), listComparable(original.codeBlocks)];
  const help = 'If they must differ, write "localized" after the language of either fence.';
  if (own.length !== theirs.length) {
    const message = `The page has ${own.length} code blocks, but ${original.sourcePath} has ${theirs.length}.`;
    return [createError('codeBlocks', message, { ...placeOfCode(findOdd(own, theirs), page), help })];
  }
  const differing = own.flatMap((block, index): Array<[CodeUse, CodeUse]> => {
    const other = theirs[index];
    return other && other.hash !== block.hash && !other.localized && !block.localized ? [[block, other]] : [];
  });
  return differing.map(([block, other]) =>
    createError('codeBlocks', `The code differs from ${other.fragment ?? original.sourcePath}:${other.line}.`, {
      ...placeOfCode(block, page),
      help,
    }),
  );
}

function placeOfCode(block: CodeUse | undefined, page: Page): { file: string; line: number } {
  return { file: block?.fragment ?? page.sourcePath, line: block?.line ?? 1 };
}

/** The page's own blocks first, then those of its fragments by name, because languages may import them in any order. */
function listComparable(blocks: CodeUse[]): CodeUse[] {
  const nameOf = ({ fragment = '' }: CodeUse) => fragment.split('/').at(-1) ?? '';
  return blocks
    .filter(({ language }) => !PROSE_LANGUAGES.has(language))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
}

function findOdd(own: CodeUse[], theirs: CodeUse[]): CodeUse | undefined {
  return own.find((block, index) => block.hash !== theirs[index]?.hash) ?? own.at(-1);
}

function createStale({ stale = [], sourcePath, headings }: Page, original: Page): CheckDiagnostic[] {
  return stale.map((id) => {
    const line = headings.find((heading) => heading.id === id && heading.fragment === undefined)?.line ?? 1;
    const from = original.sections.find((section) => section.id === id)?.line ?? 1;
    const help = `Update it, then run: quire translations --accept ${sourcePath}`;
    return createError(
      'staleTranslations',
      `The section "${id}" was translated from an older version of ${original.sourcePath}:${from}.`,
      { file: sourcePath, line, help },
    );
  });
}
