interface HeadingPosition {
  id: string;
  /** From the window's top edge, in pixels. */
  top: number;
}

interface ScrollState {
  /** Headings above this line have been passed, in pixels from the window's top edge. */
  line: number;
  atBottom: boolean;
}

/** The last heading above the line; at the end of the page the last of all; undefined above the first. */
export function findCurrentHeading(
  headings: readonly HeadingPosition[],
  { line, atBottom }: ScrollState,
): string | undefined {
  if (atBottom) return headings.at(-1)?.id;
  return headings.findLast((heading) => heading.top <= line)?.id;
}

/** Only those that the page shows: not those in other tabs, or in closed details. */
export function locateHeadings(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element?.checkVisibility() ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
}

export function readScrollState(): ScrollState {
  const root = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart);
  const room = root.scrollHeight - root.clientHeight;
  return { line: (Number.isFinite(padding) ? padding : 0) + 12, atBottom: room > 0 && scrollY >= room - 2 };
}
