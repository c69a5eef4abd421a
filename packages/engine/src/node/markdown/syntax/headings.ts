/** Owns headings: their ids, their anchors, and the list of them. (docs/behavior/chrome.md, docs/behavior/languages.md) */
import GithubSlugger from 'github-slugger';
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import type { Heading } from '../../../shared/page.ts';

export interface SourceHeading extends Heading {
  /** From 1. */
  line: number;
  /** The fragment that it comes from, relative to the docs folder; absent on the page's own headings. */
  fragment?: string;
  /** The id that its own text would give, where it has another: links of before lead to it by this one. */
  slug?: string;
}

export interface HeadingOptions {
  /** Ids that the author gave, by line number. */
  headingIds: ReadonlyMap<number, string>;
  /** The headings of the page that this one translates: where the outlines agree, their ids hold. */
  original: Heading[];
  /** Filled in the order of the page. */
  found: SourceHeading[];
  /** Headings of included fragments, by the name of their component. */
  fragments: ReadonlyMap<string, SourceHeading[]>;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export function createHeadings({ headingIds, original, found, fragments }: HeadingOptions): HastPluginDefinition {
  const slugger = new GithubSlugger();
  const ownSlugger = new GithubSlugger();
  const addFragment = (name: string | null) => {
    const headings = fragments.get(name ?? '') ?? [];
    for (const { id } of headings) slugger.occurrences[id] ??= 0;
    found.push(...headings);
  };
  return defineHastPlugin({
    name: 'quire-headings',
    options: { position: true },
    element: {
      filter: TAGS,
      visit(node, context) {
        if (node.properties.id === 'footnote-label') return;
        const text = readText(node).trim() || context.textContent(node).trim();
        const depth = Number(node.tagName[1]);
        const line = node.position?.start.line ?? 1;
        const inherited = original[found.length]?.depth === depth ? original[found.length]?.id : undefined;
        const given = headingIds.get(line);
        const id = reserveId(slugger, given ?? inherited, text);
        const slug = ownSlugger.slug(text);
        found.push({ id, text, depth, line, ...(given === undefined && id === inherited && slug !== id && { slug }) });
        context.setProperty(node, 'id', id);
        const properties = { className: ['q-anchor'], href: `#${id}`, ariaLabelledBy: [id] };
        context.appendChild(node, { type: 'element', tagName: 'a', properties, children: [] });
      },
    },
    mdxJsxFlowElement: { filter: [...fragments.keys()], visit: (node) => addFragment(node.name) },
    mdxJsxTextElement: { filter: [...fragments.keys()], visit: (node) => addFragment(node.name) },
  });
}

/** The words of a heading; what its components render, such as a badge, is not a part of its name. */
function readText(node: HeadingPart): string {
  if (node.type === 'text') return node.value ?? '';
  return node.type === 'element' ? (node.children ?? []).map(readText).join('') : '';
}

interface HeadingPart {
  type: string;
  value?: string;
  children?: readonly HeadingPart[];
}

/** A given id is as it is and is taken from then on; a text's slug gets a number where it is taken. */
function reserveId(slugger: GithubSlugger, given: string | undefined, text: string): string {
  if (given === undefined || Object.hasOwn(slugger.occurrences, given))
    return slugger.slug(text) || slugger.slug('section');
  slugger.occurrences[given] = 0;
  return given;
}
