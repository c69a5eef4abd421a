/** Finds text that has no effect: the syntax of other systems, lost table cells, and references without a definition. */

import { listContainerNames } from './call-plugins.ts';
import type { CompileState, SourceFault } from './compile-state.ts';
import type { CompiledSource, NormalizedText } from './compiled-source.ts';
import { findPoint } from './diagnostics/code-frame.ts';
import type { SourceRule } from './diagnostics/diagnostic.ts';
import { formatCodePoint } from './diagnostics/format-code-point.ts';
import { suggestNearest } from './diagnostics/nearest-match.ts';
import { findLooseMarks } from './syntax/loose-marks.ts';
import { findLostBlocks } from './syntax/lost-blocks.ts';
import type { UnknownContainer } from './syntax/normalize.ts';
import { findOtherSyntax } from './syntax/other-syntax.ts';
import { findReferenceFaults } from './syntax/references.ts';
import { listShownFields, readShown } from './syntax/shown-lines.ts';

export interface CheckedText {
  source: string;
  /** The source with its frontmatter blanked. */
  text: string;
  normalized: NormalizedText;
}

export function checkText({ source, text, normalized }: CheckedText, { context, compiled, warn }: CompileState) {
  const { plugins } = context;
  const shown = readShown(text, normalized.format);
  const warnOf = (rule: SourceRule, faults: readonly SourceFault[]) => {
    for (const fault of faults) warn(rule, fault);
  };
  warnOf('containers', findUnknownContainers(normalized.unknownContainers, [...listContainerNames(plugins)]));
  warnOf('otherSyntax', findOtherSyntax({ ...shown, fields: listShownFields(source) }, plugins));
  warnOf('references', findReferenceFaults(shown));
  for (const { rule, ...fault } of findLostBlocks(shown)) warn(rule, fault);
  warnOf('elements', [...findLooseMarks(shown), ...findControlCharacters(text)]);
  warnOf('headingLevels', findSkippedLevels(compiled));
}

/** Characters that HTML must not contain. */
const CONTROL = /(?![\t\n\f\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Begins the colors of a terminal. */
const ESCAPE = '\u001b';

function findControlCharacters(text: string): SourceFault[] {
  const [first, ...others] = [...text.matchAll(CONTROL)];
  if (first === undefined) return [];
  const name = formatCodePoint(first[0]);
  const count = others.length === 0 ? '' : ` This page has ${others.length + 1} such characters.`;
  return [
    {
      ...findPoint(text, first.index),
      message: `${name} is a control character, which HTML must not contain.${count}`,
      help:
        first[0] === ESCAPE
          ? 'Remove it with the code that follows, such as "[31m": the colors of a terminal are not rendered.'
          : 'Remove it. Editors show such characters as invisible or special ones.',
    },
  ];
}

/** The title of a page has level 1, even if it is in the frontmatter. */
function findSkippedLevels({ headings }: CompiledSource): SourceFault[] {
  let last = 1;
  return headings.flatMap(({ depth, line, text, fragment }) => {
    const isSkipped = depth > last + 1;
    const expected = last + 1;
    last = depth;
    if (!isSkipped || fragment !== undefined) return [];
    const message = `The heading "${text}" has level ${depth}, but the one above it has level ${expected - 1}.`;
    const help = `Write it with ${'#'.repeat(expected)}: outlines and screen readers show the levels.`;
    return [{ line, message, help }];
  });
}

/** One fault for each name, at its first place. */
function findUnknownContainers(unknown: readonly UnknownContainer[], known: string[]): SourceFault[] {
  return [...new Set(unknown.map(({ name }) => name))].map((name) => {
    const [first, ...others] = unknown.filter((container) => container.name === name);
    const count = others.length === 0 ? '' : ` This page has ${others.length + 1} of them.`;
    const message = `The container ":::${name}" is unknown, so it is shown as text.${count}`;
    const help = suggestNearest(name, known, (nearest) => `:::${nearest}`) ?? `The containers are ${known.join(', ')}.`;
    return { line: first?.line, column: first?.column, message, help };
  });
}
