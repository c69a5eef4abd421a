/** Owns a page as Markdown, for readers that are programs and for copying. (DESIGN.md, Output) */
import { readFileSync } from 'node:fs';
import { loadCodeFile } from '../content/code-file.ts';
import { blankFrontmatter } from '../content/frontmatter.ts';
import { createImportResolver } from '../content/resolve-import.ts';
import { findImports } from '../content/syntax/imports.ts';
import { mapTextLines } from '../content/syntax/source-lines.ts';
import type { RenderJob, TwinJob } from './render-job.ts';

export function renderTwin(twin: TwinJob, { addTitle, record }: RenderJob, context: TwinContext): string {
  const source = readFileSync(twin.filePath, 'utf8').replaceAll('\r\n', '\n');
  const body = toMarkdown(source, { ...context, filePath: twin.filePath });
  const linked = mapTextLines(body, (line) => rewriteLinks(line, twin.targets));
  return `${addTitle ? `# ${record.title}\n\n` : ''}${linked.trim()}\n`;
}

function rewriteLinks(line: string, targets: Record<string, string>): string {
  return line.replace(/(\]\()([^)\s]+)/g, (whole, open: string, target: string) => {
    const url = Object.hasOwn(targets, target) ? targets[target] : undefined;
    return url === undefined ? whole : open + url;
  });
}

export interface TwinContext {
  siteDir: string;
  alias: Readonly<Record<string, string>>;
}

interface SourcePlace extends TwinContext {
  filePath: string;
}

/** What a fence says to the checks of samples is not the reader's. */
const CHECK_NOTE = /^([ \t]*(?:`{3,}|~{3,})[^\n]*?)[ \t]+check="[^"]*"/gm;

/** MDX as plain Markdown: fragments and code files stand in place, components leave their content. */
function toMarkdown(source: string, place: SourcePlace): string {
  const text = insertCodeFiles(blankFrontmatter(source).replace(CHECK_NOTE, '$1'), place);
  if (!place.filePath.endsWith('.mdx')) return text;
  const resolveImport = createImportResolver(place.alias);
  const fragments = new Map(
    findImports(text).flatMap((use): Array<[string, string]> => {
      const resolved = resolveImport(use.source, place.filePath);
      return resolved?.kind === 'fragment' ? [[use.local, resolved.filePath]] : [];
    }),
  );
  let inImport = false;
  const expanded = mapTextLines(text, (line) => {
    const file = fragments.get(/^\s*<([A-Z]\w*)(?:\s[^<>]*)?\/>\s*$/.exec(line)?.[1] ?? '');
    if (file !== undefined) return toMarkdown(readFileSync(file, 'utf8'), { ...place, filePath: file }).trim();
    const isImport = inImport || /^(?:import|export)\s/.test(line);
    inImport = isImport && (inImport || /^import\s*\{/.test(line)) && !/['"]\s*;?\s*$/.test(line);
    return isImport ? '' : unwrapComponent(line);
  });
  return expanded.replace(/\n{3,}/g, '\n\n');
}

function insertCodeFiles(text: string, { filePath, siteDir }: SourcePlace): string {
  return text.replace(
    /^([ \t]*(`{3,}|~{3,})[^\n]*?)\s*file=(?:"([^"]+)"|(\S+))([^\n]*)\n[\s\S]*?^[ \t]*\2[ \t]*$/gm,
    (_, head: string, fence: string, quoted?: string, bare?: string, rest?: string) => {
      const { code } = loadCodeFile({ file: quoted ?? bare ?? '', filePath, siteDir });
      return `${head}${rest ?? ''}\n${code}\n${fence}`;
    },
  );
}

/** Tags of components go; a tab leaves its label, a package-manager tab its command, a badge its text. */
function unwrapComponent(line: string): string {
  const command = /^\s*<PackageManagerTabs\s[^>]*command="([^"]+)"/.exec(line)?.[1];
  if (command !== undefined) return `\`\`\`sh\n${/^(?:npx|npm)\s/.test(command) ? command : `npm ${command}`}\n\`\`\``;
  const label = /^\s*<Tab\s[^>]*label="([^"]+)"[^>]*>\s*$/.exec(line)?.[1];
  if (label !== undefined) return `**${label}**`;
  if (/^\s*<\/?[A-Z][\w.]*(?:\s[^>]*)?>\s*$/.test(line)) return '';
  return line.replace(/<Badge\s[^>]*text="([^"]+)"[^>]*\/>/g, '($1)');
}
