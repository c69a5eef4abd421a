/** Finds what an author wrote in vain: tags that no browser knows, and the syntax of other systems. */

import type { CompiledSource, NormalizedText } from './compiled-source.ts';
import { createWarning, type SourceDiagnostic } from './diagnostics/diagnostic.ts';
import { findNearest } from './diagnostics/nearest-match.ts';
import { findDeadReferences } from './syntax/dead-references.ts';
import { isHtmlElement } from './syntax/html-elements.ts';
import { findLostCells } from './syntax/lost-cells.ts';
import type { UnknownContainer } from './syntax/normalize.ts';
import { findOtherSyntax } from './syntax/other-syntax.ts';
import { blankInlineCode, mapTextLines } from './syntax/source-lines.ts';

export interface CheckedText {
  /** The source with blanks in place of the frontmatter. */
  text: string;
  normalized: NormalizedText;
  compiled: CompiledSource;
  /** The names of those that there are. */
  containers: ReadonlySet<string>;
}

export function checkText({ text, normalized, compiled, containers }: CheckedText): SourceDiagnostic[] {
  const { content, sourcePath: file } = compiled;
  const elements = content.kind === 'html' ? findUnknownElements(content.html) : [];
  return [
    ...normalized.unknownContainers.map((container) => createContainerWarning(container, [...containers], file)),
    ...elements.map((name) => createElementWarning(name, text, file)),
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

/**
 * In text they are escaped, so that each of these is a tag. What is in the first two has names of its own; most tags are
 * of the others, which Markdown makes.
 */
const TAG =
  /<(svg|math)[\s>][\s\S]*?<\/\1>|<(?!(?:span|code|p|li|a|strong|em|h[1-6]|pre|figure|[uo]l|t[rdh])[\s>])([a-z][^\s/>]*)/gi;

function findUnknownElements(html: string): string[] {
  const names = [...html.matchAll(TAG)].flatMap(([, , name]) => name ?? []);
  return [...new Set(names)].filter((name) => !isHtmlElement(name));
}

function createElementWarning(name: string, source: string, file: string): SourceDiagnostic {
  const help = `Write \\<${name}> or put it into \`code\` if it is text. Components are rendered in pages named .mdx.`;
  const message = `<${name}> is not an element of HTML, so its tag is not shown.`;
  return createWarning('elements', message, { file, ...findPlace(name, source), help });
}

function findPlace(name: string, source: string): { line?: number; column?: number } {
  const tag = `<${name}`;
  let place = {};
  mapTextLines(source, (text, line) => {
    const at = blankInlineCode(text).indexOf(tag);
    if (at >= 0 && !('line' in place)) place = { line, column: at + 1 };
    return text;
  });
  return place;
}
