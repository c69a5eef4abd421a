/** Splits the Markdown of a long page into parts. */
import { mapTextLines } from '@quire/markdown';

export interface MarkdownPart {
  text: string;
  /** In order, without marks: `## Use \`dts\`` → `Use \`dts\``. */
  headings: string[];
}

/**
 * Splits at headings, and within long sections at paragraphs. Code blocks are never split, so a part may be longer than
 * requested. The concatenation of all parts is the original text.
 */
export function splitMarkdown(markdown: string, chars: number): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  for (const block of splitBlocks(markdown, chars)) {
    const last = parts.at(-1);
    if (last && last.text.length + block.text.length <= chars) {
      last.text += block.text;
      last.headings.push(...block.headings);
    } else parts.push(block);
  }
  return parts;
}

const HEADING = /^#{1,6}\s+(.+)$/;

/** Sections, or the paragraphs of those that are too long. */
function splitBlocks(markdown: string, chars: number): MarkdownPart[] {
  const lines = listLines(markdown);
  const sections = groupLines(lines, ({ heading }) => heading !== undefined);
  return sections.flatMap((section) =>
    joinLines(section).text.length <= chars
      ? [joinLines(section)]
      : groupLines(section, ({ isBlank }) => isBlank).map(joinLines),
  );
}

interface MarkdownLine {
  /** With its line break. */
  text: string;
  heading: string | undefined;
  /** False within code. */
  isBlank: boolean;
}

function listLines(markdown: string): MarkdownLine[] {
  const lines = markdown.split(/(?<=\n)/).map((text): MarkdownLine => ({ text, heading: undefined, isBlank: false }));
  const visit = (text: string, lineNumber: number) => {
    const line = lines[lineNumber - 1];
    if (line) Object.assign(line, { heading: HEADING.exec(text)?.[1]?.trim(), isBlank: text.trim() === '' });
    return text;
  };
  mapTextLines(markdown, visit, 'md');
  return lines;
}

function groupLines(lines: readonly MarkdownLine[], isFirst: (line: MarkdownLine) => boolean): MarkdownLine[][] {
  const groups: MarkdownLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!last || isFirst(line)) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

function joinLines(lines: readonly MarkdownLine[]): MarkdownPart {
  return {
    text: lines.map(({ text }) => text).join(''),
    headings: lines.flatMap(({ heading }) => heading ?? []),
  };
}
