/** Headings in HTML that Markdown passes through. */
import { visitHtml } from '../html/visit-html.ts';

export interface RawHeading {
  depth: number;
  /** Undefined if the HTML ends before the heading does: its text is Markdown. */
  text: string | undefined;
  id: string | undefined;
  /** The offset of its tag. */
  start: number;
}

/** @param findId is called in order, and returns the id of a heading that has none */
export function addRawHeadings(html: string, findId: (heading: RawHeading) => string | undefined): string {
  let mapped = '';
  let rest = 0;
  for (const heading of readRawHeadings(html)) {
    const id = findId(heading);
    if (id === undefined) continue;
    const nameEnd = heading.start + '<h1'.length;
    mapped += `${html.slice(rest, nameEnd)} id="${id}"`;
    rest = nameEnd;
  }
  return mapped + html.slice(rest);
}

function readRawHeadings(html: string): RawHeading[] {
  const headings: RawHeading[] = [];
  let open: { heading: RawHeading; text: string; depth: number } | undefined;
  visitHtml(html, [
    {
      open({ name, attributes: { id, alt }, depth, start }) {
        if (open) open.text += alt ?? (name === 'br' ? ' ' : '');
        else if (/^h[1-6]$/.test(name)) {
          const heading = { depth: Number(name[1]), text: undefined, id: id || undefined, start };
          open = { heading, text: '', depth };
          headings.push(heading);
        }
      },
      text(text) {
        if (open) open.text += text;
      },
      close({ depth, isImplied }) {
        if (open?.depth !== depth) return;
        if (!isImplied) open.heading.text = open.text.replace(/\s+/g, ' ').trim();
        open = undefined;
      },
    },
  ]);
  return headings;
}
