/** Owns what an MDX page needs besides its code: imported values, included fragments, its frontmatter. */
import type { ComponentImport, MdxContent, PageContent } from '../../shared/page-content.ts';
import { UserError } from '../user-error.ts';
import type { CompiledSource, CompileState } from './compile.ts';
import { shiftMarkers } from './markers.ts';
import type { SourcePoint } from './page.ts';
import { findComponentUse } from './syntax/component-uses.ts';
import type { ImportUse } from './syntax/imports.ts';

const IMPORT_HINT =
  'Components are imported from "@theme", from a package, by a path relative to the page, or by a name of "resolve.alias" in the configuration.';

/** @param code the function body that the compiler gives */
export function createMdxContent(code: string, uses: ImportUse[], state: CompileState): MdxContent {
  const { input, compiled, context } = state;
  const content: MdxContent = { kind: 'mdx', code: provideFrontmatter(code), imports: [], fragments: {}, globals: [] };
  if (content.code !== code) content.frontmatter = compiled.frontmatter;
  // By their places: several names of one import are one mistake.
  const unresolved = new Map<string, ImportUse>();
  for (const use of uses) {
    const fragment = input.fragments.get(use.source);
    if (fragment) {
      if (use.imported === 'default') content.fragments[use.local] = embedFragment(fragment, state);
      else if (use.local !== '')
        compiled.errors.push(createImportError(`The fragment "${use.source}" has a default export only.`, use, state));
      continue;
    }
    const resolved = context.resolveImport(use.source, input.filePath);
    if (resolved?.kind === 'module')
      content.imports.push(place({ module: resolved.module, imported: use.imported, local: use.local }, use, state));
    else unresolved.set(`${use.line}:${use.column}`, use);
  }
  for (const use of unresolved.values())
    compiled.errors.push(createImportError(`The import "${use.source}" leads to no file.`, use, state));
  for (const name of findMissingComponents(code)) {
    const point = findComponentUse(input.text, name);
    const module = context.globalComponents[name];
    if (module !== undefined) content.globals.push(place({ module, imported: 'default', local: name }, point, state));
    else compiled.errors.push(createMissingError(name, point, state));
  }
  return content;
}

/** Notes where a component is imported, for messages. */
function place(
  use: ComponentImport,
  { line, column }: { line: number; column?: number },
  { input, compiled }: CompileState,
): ComponentImport {
  const point = column === undefined ? { line } : { line, column };
  compiled.imports.push({ ...use, sourcePath: input.sourcePath, ...point });
  return use;
}

function createImportError(message: string, { line, column }: ImportUse, { input }: CompileState): UserError {
  return new UserError(message, { file: input.sourcePath, line, column, hint: IMPORT_HINT });
}

function createMissingError(name: string, point: SourcePoint, { input }: CompileState): UserError {
  const hint = `Import it at the top of the page: import { ${name} } from '@theme'. To show the tag as text, put it into \`code\`.`;
  return new UserError(`The component <${name}> is used but not imported.`, { file: input.sourcePath, ...point, hint });
}

/** The compiler guards every component that no import and no declaration names. */
function findMissingComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([\w$]+)(?:\.[\w$.]+)?", (?:true|false)\)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(names)].filter((name) => name !== 'Static');
}

/** Pages may read `frontmatter`; one that declares the name itself keeps its own. */
function provideFrontmatter(code: string): string {
  if (!/\bfrontmatter\b/.test(code) || /\b(?:const|let|var|function)\s+frontmatter\b/.test(code)) return code;
  return code.replace(/^("use strict";)?/, '$1\nconst { frontmatter } = arguments[0];');
}

/** A fragment's links and images join those of its page; the markers in its text count on from them. */
function embedFragment(fragment: CompiledSource, { compiled: page }: CompileState): PageContent {
  const offset = { links: page.links.length, images: page.images.length };
  page.links.push(...fragment.links);
  page.images.push(...fragment.images);
  page.imports.push(...fragment.imports);
  page.errors.push(...fragment.errors);
  page.doubts.push(...fragment.doubts);
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
