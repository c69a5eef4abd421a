/** Finds files of other systems in the docs folder: texts that are not pages, and files that set the order of pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createError } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { listOtherTexts } from '../content/scan.ts';
import type { SiteCheck } from './check-document.ts';

/** Files that set the order of a folder, and the system that reads them. */
const ORDERS: ReadonlyArray<{ name: string; system: string; sign?: RegExp }> = [
  ...['js', 'jsx', 'ts', 'tsx', 'mjs'].map((extension) => ({ name: `_meta.${extension}`, system: 'Nextra' })),
  ...['yml', 'yaml'].map((extension) => ({ name: `_meta.${extension}`, system: 'Starlight' })),
  { name: 'meta.json', system: 'Fumadocs', sign: /"pages"\s*:\s*\[/ },
  ...['json', 'yml', 'yaml'].map((extension) => ({ name: `_category_.${extension}`, system: 'Docusaurus' })),
  { name: '.pages', system: 'MkDocs' },
  { name: '.nav.yml', system: 'MkDocs' },
  ...['_sidebar.md', '_navbar.md'].map((name) => ({ name, system: 'docsify' })),
];

export function findOtherFiles(
  pages: readonly Page[],
  { parts, config }: Pick<SiteCheck, 'parts' | 'config'>,
): CheckDiagnostic[] {
  const sources = pages.filter(({ virtual, fallback }) => !virtual && fallback === undefined);
  const folders = [...new Set(sources.map(({ sourcePath }) => dirname(sourcePath)))];
  // In Hugo, the index page of a folder.
  const indexes = folders.map((folder) => join(folder, '_index.md'));
  const texts = [...listOtherTexts(config), ...indexes.filter((file) => existsSync(join(config.docsDir, file)))];
  const unused = texts.filter((sourcePath) => !parts.has(join(config.docsDir, sourcePath)));
  return [...unused.map(createTextWarning), ...folders.flatMap((folder) => findOrders(folder, config))];
}

function createTextWarning(file: string): CheckDiagnostic {
  const isMarkdown = /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(file);
  const help = isMarkdown
    ? `Rename it to "${file.replace(/(?:_(?=index))?(\w*)\.\w+$/, `$1.${/x$/i.test(file) ? 'mdx' : 'md'}`)}", or add it to "route.exclude".`
    : 'Convert it to Markdown, or add it to "route.exclude".';
  const message = 'The file is not a page: the names of pages end with .md or .mdx, and do not begin with "_".';
  return createError('otherSyntax', message, { file, help });
}

function findOrders(folder: string, { docsDir }: ResolvedConfig): CheckDiagnostic[] {
  const names = new Set(readdirSync(join(docsDir, folder)));
  return ORDERS.flatMap(({ name, system, sign }) => {
    const file = join(folder, name);
    if (!names.has(name) || (sign && !sign.test(readFileSync(join(docsDir, file), 'utf8')))) return [];
    const message = `The file sets the order of pages in ${system}, and is ignored.`;
    const help =
      system === 'Docusaurus'
        ? `Write { "type": "dir", "name": "${basename(folder)}", "label": "…" } into the _meta.json of the folder above.`
        : 'Write a _meta.json with the names of the pages and folders: ["index", "install"].';
    return [createError('otherSyntax', message, { file, help })];
  });
}
