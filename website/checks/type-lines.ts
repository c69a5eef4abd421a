import type { DocsPage } from './docs-page.ts';

/** A line `- **Type:** …` of a page, below the heading that names an option. */
export interface TypeLine {
  /** As the heading writes it: `lib.banner`. */
  option: string;
  /** What follows the label. */
  text: string;
  /** The text after it. */
  next: string;
  where: string;
}

export function listTypeLines({ source, headings, sourcePath }: DocsPage): TypeLine[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const text = /^- \*\*(?:Type:|类型：)\*\*(.*)$/.exec(line)?.[1];
    const heading = headings.findLast((each) => each.line <= index);
    if (text === undefined || !heading) return [];
    return [{ option: heading.text, text, next: lines[index + 1] ?? '', where: `${sourcePath}:${index + 1}` }];
  });
}
