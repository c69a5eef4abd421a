/** Collects the headings with ids that a document shows, in the same way as the engine's `client/page/page-headings.ts` in the browser. */
import type { Heading } from '../heading.ts';
import type { HtmlVisitor } from './visit-html.ts';

const HEADING = /^h[2-4]$/;

/** Elements whose content is not part of the page if scripts run. */
const INERT = new Set(['template', 'noscript']);

export function createHeadingCollector(): HtmlVisitor & { finish(): Heading[] } {
  const headings: Heading[] = [];
  const open: Array<{ heading: Heading; depth: number }> = [];
  let inert = 0;
  return {
    open({ name, attributes: { id }, depth }) {
      if (INERT.has(name)) inert += 1;
      if (!id || inert > 0 || !HEADING.test(name)) return;
      const heading = { id, text: '', depth: Number(name[1]) };
      headings.push(heading);
      open.push({ heading, depth });
    },
    text(text) {
      if (inert === 0) for (const { heading } of open) heading.text += text;
    },
    close({ name, depth }) {
      if (INERT.has(name)) inert -= 1;
      if (open.at(-1)?.depth === depth) open.pop();
    },
    finish: () => headings.map((heading) => ({ ...heading, text: heading.text.trim() })),
  };
}
