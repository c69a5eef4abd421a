/** Finds files in the docs folder without effect: texts that are not pages, files of other systems, and misplaced ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createError } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { isLikelyConfig } from '../config/config-file.ts';
import { listWrittenRoots } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listOtherFiles } from '../content/scan.ts';
import { isMarkdownPath } from '../files/page-path.ts';
import type { SiteCheck } from './check-document.ts';

/** Endings of Markdown that other systems read, and of other markup; the index page of a folder in Hugo. */
const TEXT = /^(?:[^._].*\.(?:mdx?|markdown|mdown|mkdn?|mdoc|qmd|rst|adoc|asciidoc|ipynb|textile)|_index\.md)$/i;

/** Files that set the order of a folder, by the system that reads them. */
const ORDERS = Object.entries({
  Nextra: /^_meta\.(?:[jt]sx?|mjs)$/,
  Starlight: /^_meta\.ya?ml$/,
  Docusaurus: /^_category_\.(?:json|ya?ml)$/,
  MkDocs: /^\.(?:pages|nav\.yml)$/,
  docsify: /^_(?:sidebar|navbar)\.md$/,
});

export function findOtherFiles({ parts, config }: Pick<SiteCheck, 'parts' | 'config'>): CheckDiagnostic[] {
  return listOtherFiles(config).flatMap((file) => {
    const [message, help] = (!parts.has(join(config.docsDir, file)) && describeFile(file, config)) || [];
    return message === undefined ? [] : [createError('otherSyntax', message, { file, help })];
  });
}

type Fault = [message: string, help: string];

function describeFile(file: string, config: ResolvedConfig): Fault | undefined {
  const { docsDir, siteDir, publicDir } = config;
  const name = basename(file);
  const hasText = (text: RegExp) => text.test(readFileSync(join(docsDir, file), 'utf8'));
  const [system] = ORDERS.find(([, pattern]) => pattern.test(name)) ?? [];
  if (system) return describeOrder(system, file);
  if (name === 'SUMMARY.md') return hasText(/^\s*[-*+] \[[^\]]*\]\([^)]*\.md\)/m) ? LISTED : undefined;
  if (name === 'meta.json' && hasText(/"pages"\s*:\s*\[/)) return describeOrder('Fumadocs', file);
  if (/^_(?:meta|nav)\.json[5c]$/.test(name)) return [COMMENTED, `Rename it to "${name.slice(0, -1)}".`];
  if (/^_(?:meta|nav)\.json$/.test(name) && hasText(/^\s*$/)) return EMPTY;
  if (name === '_nav.json') return describeNavigation(file, config);
  if (/^(?:CNAME|_headers|_redirects|(?:ads|robots)\.txt)$/.test(file) && docsDir !== siteDir)
    return [UNPUBLISHED, `Move it to "${relative(siteDir, publicDir)}".`];
  if (name === 'dist' && docsDir !== siteDir && hasPages(join(docsDir, file))) return DIST;
  if (isLikelyConfig(name) && dirname(join(docsDir, file)) !== siteDir) return CONFIG;
  return TEXT.test(name) ? describeText(file) : undefined;
}

const COMMENTED = 'The file is ignored, because its name does not end with ".json".';

const EMPTY: Fault = [
  'The file is empty, so it sets nothing.',
  'Write a list, such as ["index", "install"], or remove it.',
];

const MISPLACED = 'The file is ignored: the navigation is set for all pages of a language.';

const UNPUBLISHED = 'The file is not published: only those of the public folder have a URL of their own.';

const LISTED: Fault = [
  'The file sets the order of pages in mdBook and GitBook, and is a page here.',
  'Write a _meta.json with the names of the pages and folders: ["index", "install"]. Then remove the file.',
];

const DIST: Fault = [
  'The folder and its pages are ignored, because "dist" is the name of an output.',
  'Rename the folder, or add it to "route.exclude".',
];

function hasPages(folder: string): boolean {
  return readdirSync(folder, { encoding: 'utf8', recursive: true }).some(isMarkdownPath);
}

const CONFIG: Fault = [
  'The configuration file is ignored, because it is not in the folder of the site.',
  'Remove it, or add it to "route.exclude".',
];

function describeOrder(system: string, file: string): Fault {
  const folder = basename(dirname(file));
  const help =
    system === 'Docusaurus'
      ? `Write { "type": "dir", "name": "${folder}", "label": "…" } into the _meta.json of the folder above.`
      : 'Write a _meta.json with the names of the pages and folders: ["index", "install"].';
  return [`The file sets the order of pages in ${system}, and is ignored.`, help];
}

function describeNavigation(file: string, config: ResolvedConfig): Fault | undefined {
  const read = listWrittenRoots(config).map(({ folder }) => `${folder}_nav.json`);
  return read.includes(file) ? undefined : [MISPLACED, `Move it to ${read.join(' or ')}.`];
}

function describeText(file: string): Fault {
  const isMarkdown = /\.(?:mdx?|markdown|mdown|mkdn?)$/i.test(file);
  const help = isMarkdown
    ? `Rename it to "${file.replace(/(?:_(?=index))?(\w*)\.\w+$/, `$1.${/x$/i.test(file) ? 'mdx' : 'md'}`)}", or add it to "route.exclude".`
    : 'Convert it to Markdown, or add it to "route.exclude".';
  return ['The file is not a page: the names of pages end with .md or .mdx, and do not begin with "_".', help];
}
