/** Finds what an author wrote in vain: the syntax of other systems, cells and references that lead nowhere. */

import type { CompiledSource, NormalizedText } from './compiled-source.ts';
import { createWarning, type SourceDiagnostic } from './diagnostics/diagnostic.ts';
import { findNearest } from './diagnostics/nearest-match.ts';
import { findDeadReferences } from './syntax/dead-references.ts';
import { findLostCells } from './syntax/lost-cells.ts';
import type { UnknownContainer } from './syntax/normalize.ts';
import { findOtherSyntax } from './syntax/other-syntax.ts';

export interface CheckedText {
  /** The source with blanks in place of the frontmatter. */
  text: string;
  normalized: NormalizedText;
  compiled: CompiledSource;
  /** The names of those that there are. */
  containers: ReadonlySet<string>;
}

export function checkText({ text, normalized, compiled, containers }: CheckedText): SourceDiagnostic[] {
  const { sourcePath: file } = compiled;
  return [
    ...normalized.unknownContainers.map((container) => createContainerWarning(container, [...containers], file)),
    ...findOtherSyntax(text, normalized.format).map(({ message, ...place }) =>
      createWarning('otherSyntax', message, { file, ...place }),
    ),
    ...findLostCells(text).map(({ message, ...place }) => createWarning('tables', message, { file, ...place })),
    ...findDeadReferences(text).map(({ message, ...place }) =>
      createWarning('references', message, { file, ...place }),
    ),
    ...findSkippedLevels(compiled).map(({ message, ...place }) =>
      createWarning('headingLevels', message, { file, ...place }),
    ),
  ];
}

/** The title of a page is of the first level, also where the frontmatter has it. */
function findSkippedLevels({ headings }: CompiledSource): Array<{ line: number; message: string; help: string }> {
  let last = 1;
  return headings.flatMap(({ depth, line, text, fragment }) => {
    const isSkipped = depth > last + 1;
    const expected = last + 1;
    last = depth;
    if (!isSkipped || fragment !== undefined) return [];
    const help = `Write it with ${'#'.repeat(expected)}: outlines and screen readers show the levels.`;
    return [
      {
        line,
        message: `The heading "${text}" is of level ${depth}, and the one above of level ${expected - 1}.`,
        help,
      },
    ];
  });
}

/** A container of VitePress. */
const CODE_GROUP = 'code-group';

function createContainerWarning({ name, ...place }: UnknownContainer, names: string[], file: string): SourceDiagnostic {
  if (name === CODE_GROUP) {
    const help = 'In .mdx, put the fences into <Tabs> and <Tab label="…"> of @theme.';
    return createWarning('otherSyntax', '":::code-group" does not make tabs: it is text.', { file, ...place, help });
  }
  const nearest = findNearest(name, names);
  const help = nearest === undefined ? `The containers are ${names.join(', ')}.` : `Did you mean ":::${nearest}"?`;
  const message = `There is no container ":::${name}": it is shown as text.`;
  return createWarning('containers', message, { file, ...place, help });
}
