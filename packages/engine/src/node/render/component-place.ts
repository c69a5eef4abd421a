/** Finds the component that is being rendered in the sources of a page or of the layout. */
import { join } from 'node:path';
import type { ComponentUse } from '@quire/client/contract';
import { findComponentUses, type ImportPlace } from '@quire/markdown';
import type { TextPoint } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { findPageText } from '../content/source-text.ts';

/** The site's modules in the layout. */
export function listLayoutModules({
  themeFile,
  components,
}: Pick<ResolvedConfig, 'themeFile' | 'components'>): string[] {
  return [...(themeFile === undefined ? [] : [themeFile]), ...Object.values(components)];
}

export interface ComponentUsePlace extends Partial<TextPoint> {
  name: string;
  file: string;
}

/** The innermost component use in the page or one of its fragments. */
export function findTraced(uses: readonly ComponentUse[], page: Page, docsDir: string): ComponentUsePlace | undefined {
  for (const { name, count } of [...uses].reverse()) {
    const files = page.imports.filter(({ local }) => local === name).map(({ sourcePath }) => sourcePath);
    for (const file of new Set([page.sourcePath, ...files])) {
      const places = readUses(file, name, { page, docsDir });
      const point = places[count - 1] ?? places.at(-1);
      if (point) return { name, file, ...point };
    }
  }
  return undefined;
}

/** By function names, for islands, which are rendered after the page and have no trace. */
export function findNamed(functions: string[], page: Page, docsDir: string): ComponentUsePlace | undefined {
  const use = functions.flatMap((name) => findImport(page.imports, name) ?? [])[0];
  return use && { name: use.local, file: use.sourcePath, ...readUses(use.sourcePath, use.local, { page, docsDir })[0] };
}

/** In the page or one of its fragments. */
function readUses(file: string, name: string, { page, docsDir }: { page: Page; docsDir: string }): TextPoint[] {
  const source = findPageText(file === page.sourcePath ? page : { filePath: join(docsDir, file) });
  return findComponentUses(source, name);
}

/** The import of the function, by its imported or local name, or by file name. */
function findImport(imports: ImportPlace[], name: string): ImportPlace | undefined {
  return imports.find(({ local, imported, module }) => [local, imported, fileName(module)].includes(name));
}

function fileName(module: string): string {
  return (
    module
      .replace(/(?:\/index)?\.\w+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
