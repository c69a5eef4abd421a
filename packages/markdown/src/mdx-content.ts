/** Assembles an MDX page: its code, imports, included fragments and frontmatter. */

import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isInFolders, nameBounds, OUTSIDE_HELP } from './code-file.ts';
import type { CompileState } from './compile-state.ts';
import type { CompiledSource } from './compiled-source.ts';
import { findPoint } from './diagnostics/code-frame.ts';
import { getWrittenFrontmatter } from './frontmatter.ts';
import { shiftMarkers } from './html/markers.ts';
import type { ComponentImport, MdxContent, PageContent } from './page-content.ts';
import { declareArgument, findMissingComponents, getOwnScript } from './satteri-output.ts';
import type { ImportPlace } from './source-references.ts';
import { findClientUse, findComponentUses } from './syntax/component-uses.ts';
import type { ImportUse } from './syntax/import-statements.ts';
import { blankFences } from './syntax/source-lines.ts';

/** @param code the function body that the compiler generated */
export function createMdxContent(code: string, uses: ImportUse[], state: CompileState): MdxContent {
  const { input, compiled, context } = state;
  const own = { code: provideFrontmatter(code), missing: [] };
  const content: MdxContent = { kind: 'mdx', ...own, imports: [], fragments: {}, globals: [] };
  if (content.code !== code) content.frontmatter = getWrittenFrontmatter(compiled);
  const script = getOwnScript(code);
  addImports(content, { uses, used: listIdentifiers(script) }, state);
  reportOwnProps(state);
  for (const name of findMissingComponents(code)) {
    const [point = FIRST_LINE, ...others] = findComponentUses(input.text, name);
    const module = context.globalComponents[name];
    if (module !== undefined) content.globals.push(place({ module, imported: 'default', local: name }, point, state));
    else {
      content.missing.push(name);
      const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== point.line);
      state.warn('missingComponents', { ...point, ...describeMissing(name, lines) });
    }
  }
  reportClientUse(script, state);
  return content;
}

interface PageImports {
  uses: readonly ImportUse[];
  /** The names in the code of the page. */
  used: ReadonlySet<string>;
}

function addImports(content: MdxContent, { uses, used }: PageImports, state: CompileState) {
  const { input, context } = state;
  // Keyed by position, so that several names of one import are one error.
  const unresolved = new Map<string, ImportUse>();
  for (const use of uses) {
    const { line, column } = use;
    if (RESERVED.has(use.local) && use.source !== 'react') {
      state.fail('imports', { line, column, ...describeReserved(use) });
      continue;
    }
    const fragment = input.fragments.get(use.source);
    if (fragment) {
      if (use.imported === 'default') content.fragments[use.local] = embedFragment(fragment, state);
      else if (use.local !== '') state.fail('imports', { line, column, ...describeFragment(use) });
      continue;
    }
    const resolved = context.resolveImport(use.source, input.filePath);
    if (resolved?.kind === 'module' && isOutside(resolved.module, state)) {
      const message = `The import "${use.source}" is outside of ${nameBounds(context.codeDirs)}.`;
      state.fail('imports', { line, column, message, help: OUTSIDE_HELP });
    } else if (resolved?.kind === 'module') addModule(content, { ...use, module: resolved.module }, state);
    else if (use.local !== '' && !used.has(use.local))
      state.warn('unusedImports', { line, column, ...describeUnused(use) });
    else unresolved.set(`${line}:${column}`, use);
  }
  for (const { source, line, column } of unresolved.values()) {
    const message = `Cannot resolve import "${source}".`;
    state.fail('imports', { line, column, message, help: context.explainImport(source) });
  }
}

/** A name that is nowhere else in the page is not read, so that the module need not export it. */
function addModule(content: MdxContent, use: ImportUse & { module: string }, state: CompileState) {
  const { module, imported, local } = use;
  const isUnused = local !== '' && state.input.text.split(local).length === 2;
  const written = place({ module, imported, local }, { ...use, ...(isUnused && { isUnused }) }, state);
  if (!isUnused) content.imports.push(written);
}

/** The position of a use in an unusual expression. */
const FIRST_LINE = { line: 1, column: 1 };

/** Components in separate files are checked later, when all modules are known. */
function reportClientUse(script: string, { input, warn }: CompileState) {
  const found = findClientUse(script, input.text);
  if (!found) return;
  const { name, ...point } = found;
  const message = `The page uses "${name}", but the code of a page does not run in the browser.`;
  const help = "Move the component to a separate file that begins with 'use client', and import it in the page.";
  warn('clientCode', { ...point, message, help });
}

/** Whether a page imports the text or the URL of a file outside of its project. */
function isOutside(module: string, { context }: CompileState): boolean {
  // A folder may have a question mark in its name.
  const file = /^(.*)\?[^?/\\]*$/s.exec(module)?.[1];
  if (file === undefined || !isAbsolute(file) || !existsSync(file)) return false;
  return !isInFolders(realpathSync.native(file), context.codeDirs);
}

function listIdentifiers(script: string): Set<string> {
  return new Set(Array.from(script.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu), ([name]) => name));
}

/** An unresolved import that the page does not use is only a warning. */
function describeUnused({ source, local }: ImportUse) {
  const message = `Cannot resolve import "${source}", and the page does not use "${local}".`;
  return { message, help: 'Remove the import, which is ignored.' };
}

/** Records the position of an import, for messages. */
function place(
  use: ComponentImport,
  { line, column, isUnused }: Pick<ImportPlace, 'line' | 'column' | 'isUnused'>,
  { input, compiled }: CompileState,
): ComponentImport {
  const point = { line, ...(column !== undefined && { column }), ...(isUnused && { isUnused }) };
  compiled.imports.push({ ...use, sourcePath: input.sourcePath, ...point });
  return use;
}

function describeFragment({ source, local }: ImportUse) {
  return {
    message: `The fragment "${source}" only has a default export.`,
    help: `Write: import ${local} from '${source}';`,
  };
}

/** The compiled code of a page gets its imports with the functions of these names, and is a function of `props`. */
const RESERVED = new Set(['Fragment', 'jsx', 'jsxs', 'props']);

function describeReserved({ imported, local }: ImportUse) {
  const [first = '', rest] = [local[0], local.slice(1)];
  // The name of a component begins with a capital letter.
  const own = /[A-Z]/.test(first) ? `Own${local}` : `own${first.toUpperCase()}${rest}`;
  return {
    message: `"${local}" is a name that the code of every page has.`,
    help: `Import it by another name: ${imported === 'default' ? own : `{ ${imported} as ${own} }`}.`,
  };
}

const OWN_PROPS = /^export[ \t]+(?:(?:async[ \t]+)?function\*?|const|let|var|class)[ \t]+(?=props(?![\w$]))/m;

/** Expressions would get the `props` of the page instead. */
function reportOwnProps({ input, fail }: CompileState) {
  const source = blankFences(input.text, 'mdx');
  const found = OWN_PROPS.exec(source);
  if (!found) return;
  const message = '"props" is a name that the code of every page has.';
  fail('imports', { ...findPoint(source, found.index + found[0].length), message, help: 'Choose another name.' });
}

/** @param lines the lines of its other uses */
function describeMissing(name: string, lines: readonly number[]) {
  const also = lines.length === 0 ? '' : `, also in line ${lines.join(', ')}`;
  const help =
    'Import it at the top of the page: a component of the theme from "@theme", any other from its file. To show the tag as text, put it into `code`.';
  return { message: `The component <${name}> is used but not imported${also}.`, help };
}

/** Makes `frontmatter` available to the page, unless it declares the name itself. */
function provideFrontmatter(code: string): string {
  if (!/\bfrontmatter\b/.test(code) || /\b(?:const|let|var|function)\s+frontmatter\b/.test(code)) return code;
  return declareArgument(code, 'frontmatter');
}

/** @param code the function body that returns the values of the page's expressions */
export function addValues(content: MdxContent, code: string, compiled: CompiledSource): MdxContent {
  const own = provideFrontmatter(code);
  const values = content.globals.reduce((body, { local }) => declareArgument(body, local), own);
  return { ...content, values, ...(own !== code && { frontmatter: getWrittenFrontmatter(compiled) }) };
}

/** Adds a fragment's links and images to those of its page, and offsets its markers accordingly. */
function embedFragment(fragment: CompiledSource, { compiled: page }: CompileState): PageContent {
  const offset = { links: page.links.length, images: page.images.length };
  page.links.push(...fragment.links);
  page.images.push(...fragment.images);
  page.imports.push(...fragment.imports);
  page.errors.push(...fragment.errors);
  page.warnings.push(...fragment.warnings);
  page.dependencies.push(...fragment.dependencies);
  page.codeBlocks.push(...fragment.codeBlocks.map((block) => ({ fragment: fragment.sourcePath, ...block })));
  return shiftContent(fragment.content, offset);
}

function shiftContent(content: PageContent, offset: { links: number; images: number }): PageContent {
  if (content.kind === 'html') return { kind: 'html', html: shiftMarkers(content.html, offset) };
  const fragments = Object.entries(content.fragments).map(
    ([name, fragment]) => [name, shiftContent(fragment, offset)] as const,
  );
  return { ...content, code: shiftMarkers(content.code, offset), fragments: Object.fromEntries(fragments) };
}
