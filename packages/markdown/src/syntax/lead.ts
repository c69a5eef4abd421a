/** Finds the first paragraph of a page, which replaces a missing description. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import { isBreak } from './line-break.ts';

/** About as much as search engines show. */
const LENGTH_MAX = 200;

interface Part {
  type: string;
  name?: string | null;
  value?: string;
  tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly unknown[];
}

/** @param onLead receives the text of the first paragraph outside of callouts, if it is before the first section */
export function createLead(onLead: (text: string) => void): HastPluginDefinition {
  let isOver = false;
  /** The number of remaining paragraphs of the current callout. */
  let inCallout = 0;
  return defineHastPlugin({
    name: 'quire-lead',
    element: {
      filter: ['p', 'div', 'details', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node) {
        if (isOver) return;
        if (node.tagName === 'div' || node.tagName === 'details') {
          if (inCallout === 0 && isCallout(node)) inCallout = countParagraphs(node);
          return;
        }
        if (inCallout > 0) {
          if (node.tagName === 'p') inCallout -= 1;
          return;
        }
        const text =
          node.tagName === 'p'
            ? readText(node as Part)
                .replace(/\s+/g, ' ')
                .trim()
            : '';
        isOver = node.tagName !== 'p' || text !== '';
        if (text !== '' && !hasExpression(node)) onLead(shortenLead(text));
      },
    },
  });
}

/** A callout, as `containers.ts` renders it. Its text rarely describes the page. */
function isCallout({ properties }: Part): boolean {
  const names: unknown[] = [properties?.className].flat();
  return names.includes('q-callout') || names.includes('q-details');
}

function countParagraphs({ tagName, children = [] }: Part): number {
  const own = tagName === 'p' ? 1 : 0;
  return children.reduce<number>((sum, child) => sum + countParagraphs(child as Part), own);
}

/** The text without the numbers of footnotes. */
function readText(part: Part): string {
  const { type, value = '', properties, children = [] } = part;
  if (properties?.dataFootnoteRef !== undefined) return '';
  if (isBreak(part)) return '\n';
  return type === 'text' ? value : children.map((child) => readText(child as Part)).join('');
}

/** The value of an expression is only known when the page is rendered. */
function hasExpression(node: Part): boolean {
  if (node.type === 'mdxTextExpression') return true;
  return node.children?.some((child) => hasExpression(child as Part)) ?? false;
}

/** Cuts at the end of a word, except in Chinese. */
function shortenLead(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  const cut = text.slice(0, LENGTH_MAX - 1);
  return `${/[\u2e80-\u9fff]/.test(cut) ? cut : cut.replace(/\s+\S*$/, '')}…`;
}
