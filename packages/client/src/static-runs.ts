/** Collects the static runs of a page. In React's output, numbers stand for them until it is finished. */
export interface StaticRuns {
  /** Called when the page creates the element of a run, before it is known whether a component renders it. */
  note(html: string): void;
  add(html: string): string;
  fill(html: string): string;
  listUnrendered(): string[];
}

/** A control character that authors do not use, and that React does not change. */
const STATIC_RUN = '\u0002';

export function createStaticRuns(): StaticRuns {
  const runs: string[] = [];
  const noted = new Set<string>();
  const fill = (html: string): string => {
    const parts = html.split(STATIC_RUN);
    return parts.map((part, index) => (index % 2 === 0 ? part : (runs[Number(part)] ?? ''))).join('');
  };
  return {
    note: (html) => noted.add(html),
    add: (html) => `${STATIC_RUN}${runs.push(html) - 1}${STATIC_RUN}`,
    fill,
    listUnrendered: () => {
      const rendered = new Set(runs);
      return [...noted].filter((html) => !rendered.has(html));
    },
  };
}
