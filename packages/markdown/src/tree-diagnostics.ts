/** The diagnostics of a page that are found while its tree is compiled. */

import type { CompileInput } from './compiled-source.ts';
import { createCodeFrame } from './diagnostics/code-frame.ts';
import { createError, createWarning } from './diagnostics/diagnostic.ts';
import type { SourcePoint } from './source-references.ts';
import type { TagFault } from './syntax/raw-tags.ts';
import type { NameUse } from './syntax/unknown-names.ts';

export function createTakenWarning(id: string, place: { file: string; line: number }) {
  const message = `The id "${id}" is already used by a heading above, so this heading gets another one.`;
  return createWarning('duplicateIds', message, { ...place, help: 'Give it a unique id: {#…}.' });
}

export function createTagWarning({ message, ...details }: TagFault, { sourcePath: file }: CompileInput) {
  return createWarning('elements', message, { file, ...details });
}

export function createNameError({ name, line, column }: NameUse, { sourcePath: file, text }: CompileInput) {
  const help = `Import the name, or declare it: export const ${name} = …. In .mdx, "{" opens an expression: write \\{ for the sign itself.`;
  const frame = createCodeFrame(text, line, column);
  return createError('syntax', `"${name}" is not defined.`, { file, line, column, help, frame });
}

export function createStyleError({ line, column }: SourcePoint, { sourcePath: file, text }: CompileInput) {
  const help =
    'Write an object: style={{ marginTop: "1em" }}. Better use a class: a content security policy may block inline styles.';
  const frame = createCodeFrame(text, line, column);
  return createError('syntax', 'In .mdx, the style of an element cannot be a string.', {
    file,
    line,
    column,
    help,
    frame,
  });
}
