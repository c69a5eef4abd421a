/** Owns the code that the parser writes of an MDX page, and what becomes of it. */
import type { PageContent } from '../../shared/page-content.ts';
import type { CompileState } from './compiled-source.ts';
import { createMdxContent } from './mdx-content.ts';
import { provideModuleNames } from './module-names.ts';
import type { ImportUse } from './syntax/import-statements.ts';

/** The body of a function, in which whatever is static is HTML. */
export const MDX_OUTPUT = {
  outputFormat: 'function-body',
  optimizeStatic: { component: 'Static', prop: 'html' },
} as const;

export async function finishMdx(code: string, imports: ImportUse[], state: CompileState): Promise<PageContent> {
  return createMdxContent(await provideModuleNames(code, state.input.filePath, state.context.defines), imports, state);
}
