/** Adds the plugin and a code frame to diagnostics of virtual pages, which have no file. */
import { createCodeFrame, type Diagnostic } from '@quire/markdown/diagnostics';
import type { SourceFile, VirtualSource } from './source-file.ts';

type Places = Iterable<Pick<SourceFile, 'filePath' | 'sourcePath' | 'virtual'>>;

/** Diagnostics of virtual pages get absolute files, which marks them as processed. */
export function explainVirtual<D extends Diagnostic>(diagnostics: readonly D[], pages: Places): D[] {
  const virtual = new Map([...pages].flatMap((page) => (page.virtual ? [[page.sourcePath, page] as const] : [])));
  return diagnostics.map((diagnostic) => {
    const page = virtual.get(diagnostic.file ?? '');
    return page?.virtual ? { ...explain(diagnostic, page.virtual), file: page.filePath } : diagnostic;
  });
}

/** Line numbers refer to the plugin's own text; problems in the frontmatter, which is an object, have no line. */
function explain<D extends Diagnostic>(diagnostic: D, { plugin, text, linesBefore }: VirtualSource): D {
  const { line, column, ...rest } = diagnostic;
  const help = [diagnostic.help, `The plugin "${plugin}" created the page.`]
    .filter((part) => part !== undefined)
    .join(' ');
  if (line === undefined) return { ...diagnostic, help };
  if (line <= linesBefore) return { ...rest, help, frame: text.split('\n')[line - 1] } as D;
  const own = text.split('\n').slice(linesBefore).join('\n');
  const ownLine = line - linesBefore;
  return { ...diagnostic, help, line: ownLine, frame: createCodeFrame(own, ownLine, column ?? 1) };
}
