/** Collects headings, and gives them ids and anchor links. (docs/behavior/chrome.md) */
import { defineHastPlugin, type HastNode, type HastPluginDefinition, type HastVisitorContext } from 'satteri';
import type { CompileState } from '../compile-state.ts';
import type { CompiledSource } from '../compiled-source.ts';
import type { Heading } from '../heading.ts';
import { findIdentifier } from '../identifier.ts';
import { createHeadingIds } from './heading-ids.ts';
import { isBreak } from './line-break.ts';
import { addRawHeadings } from './raw-headings.ts';

export interface HeadingOptions {
  /** Ids that the author gave, by line number. */
  headingIds: ReadonlyMap<number, string>;
  /** The included fragments, by component name. */
  fragments: ReadonlyMap<string, CompiledSource>;
  /** The value of an expression of MDX, if it is known without running the page. */
  readValue: (code: string) => string | undefined;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Adds the headings to those of the page, in their order. */
export function createHeadings(
  { headingIds, fragments, readValue }: HeadingOptions,
  { input, context: { headingIds: rule = 'github' }, compiled, warn }: CompileState,
): HastPluginDefinition {
  const { headings: found, frontmatter } = compiled;
  const ids = createHeadingIds({ given: headingIds, original: input.original, rule });
  const addFragment = (name: string | null) => {
    const headings = fragments.get(name ?? '')?.headings ?? [];
    for (const { id } of headings) ids.reserve(id);
    found.push(...headings);
  };
  /** Whether the text of the heading is shown elsewhere: as the title of the page, or in the outline. */
  const isListed = (depth: number) =>
    depth === 1
      ? frontmatter.title === undefined && !found.some((each) => each.depth === 1)
      : depth <= OUTLINE_DEPTH_MAX;
  /** Adds a heading that is written as HTML, and returns its id if it has none. */
  const addWritten = ({ id: own, ...heading }: Omit<Heading, 'id'> & { id: string | undefined; line: number }) => {
    if (own !== undefined) {
      ids.reserve(own);
      found.push({ id: own, ...heading });
      return undefined;
    }
    const { id, slug } = ids.create(heading, found.length);
    found.push({ id, ...heading, ...(slug !== undefined && { slug }) });
    return id;
  };
  const addElement = <Node extends JsxHeading>(node: Readonly<Node>): Node | undefined => {
    const text = readElementText(node).replace(/\s+/g, ' ').trim();
    // The values of expressions, and the ids among spread attributes, are not known yet.
    if (text === '' || node.attributes.some(({ type }) => type !== 'mdxJsxAttribute')) return undefined;
    const depth = Number(node.name?.[1]);
    const line = node.position?.start.line ?? 1;
    const own = node.attributes.find(({ name }) => name === 'id')?.value;
    if (own !== undefined && typeof own !== 'string') return undefined;
    const value = addWritten({ id: own, text, depth, line });
    if (value === undefined) return undefined;
    return { ...node, attributes: [...node.attributes, { type: 'mdxJsxAttribute', name: 'id', value }] };
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
        // An element of a plugin has no position, but its text has one.
        const placed = [node, ...node.children].find(({ position }) => position !== undefined);
        const line = placed?.position?.start.line ?? 1;
        const { id, slug } = ids.create({ text, depth, line }, found.length);
        const unknown = listExpressions(node).find((code) => readValue(code) === undefined);
        if (unknown !== undefined && isListed(depth))
          warn('headingLevels', { line, ...describeUnknown(unknown, depth) });
        const given = headingIds.get(line);
        if (given !== undefined && given !== id) warn('duplicateIds', { line, ...describeTaken(given) });
        // Without values, ids stay the same when those change.
        const shown = (readText(node, readValue).trim() || text).replace(/\s+/g, ' ');
        found.push({ id, text: shown, depth, line, ...(slug !== undefined && { slug }) });
        context.setProperty(node, 'id', id);
        const properties = { className: ['q-anchor'], href: `#${id}`, ariaLabelledBy: [id] };
        context.appendChild(node, { type: 'element', tagName: 'a', properties, children: [] });
        markIdentifier(node, context);
      },
    },
    raw({ value: html, position }) {
      if (!/<h[1-6][\s>]/i.test(html)) return undefined;
      const value = addRawHeadings(html, ({ depth, text, id, start }) => {
        const line = (position?.start.line ?? 1) + html.slice(0, start).split('\n').length - 1;
        if (text === undefined && isListed(depth)) warn('headingLevels', { line, ...describeApart(depth) });
        return text ? addWritten({ id, text, depth, line }) : undefined;
      });
      return { type: 'raw', value };
    },
    mdxJsxFlowElement: [
      { filter: [...fragments.keys()], visit: (node) => addFragment(node.name) },
      { filter: TAGS, visit: (node) => addElement(node) },
    ],
    mdxJsxTextElement: { filter: [...fragments.keys()], visit: (node) => addFragment(node.name) },
  });
}

/** The text of a heading, without its components, such as a badge, and without the numbers of footnotes. */
function readText(node: HeadingPart, readValue: (code: string) => string | undefined = () => ''): string {
  if (node.type === 'text') return node.value ?? '';
  if (isBreak(node)) return '\n';
  if (node.type === 'mdxTextExpression') return readValue(node.value ?? '') ?? '';
  if (node.type !== 'element' || node.properties?.dataFootnoteRef !== undefined) return '';
  return (
    (node.children ?? []).map((child) => readText(child, readValue)).join('') || String(node.properties?.alt ?? '')
  );
}

function listExpressions(node: HeadingPart): string[] {
  if (node.type === 'mdxTextExpression') return [node.value ?? ''];
  return node.type === 'element' ? (node.children ?? []).flatMap(listExpressions) : [];
}

/** The text in the elements of a heading, without its components. */
function readElementText({ children }: { children?: readonly HeadingPart[] | undefined }): string {
  return (children ?? [])
    .map((part) => {
      if (part.type === 'text') return part.value ?? '';
      if (isBreak(part)) return '\n';
      return part.name && /^[A-Z]|\./.test(part.name) ? '' : readElementText(part);
    })
    .join('');
}

interface JsxHeading {
  name: string | null;
  children?: readonly HeadingPart[];
  attributes: Array<{ type: string; name?: string; value?: unknown }>;
  position?: { start: { line: number } } | undefined;
}

interface HeadingPart {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: readonly HeadingPart[];
}

const LABEL_ID = 'footnote-label';

/** Prefixes the id of a fragment's footnote heading: the compiler only prefixes those of footnotes and references. */
export function createFootnoteLabel(prefix: string): HastPluginDefinition {
  return defineHastPlugin({
    name: 'quire-footnote-label',
    element: [
      {
        filter: ['h2'],
        visit(node, context) {
          if (node.properties.id === LABEL_ID) context.setProperty(node, 'id', prefix + LABEL_ID);
        },
      },
      {
        filter: ['a'],
        visit(node, context) {
          if ('dataFootnoteRef' in node.properties) context.setProperty(node, 'ariaDescribedBy', [prefix + LABEL_ID]);
        },
      },
    ],
  });
}

type Element = Extract<HastNode, { type: 'element' }>;

/** Marks a heading that is the name of an option: the theme uses the code font, and dims the repeated prefix. */
export function markIdentifier(heading: Readonly<Element>, context: HastVisitorContext) {
  const [text, ...others] = heading.children;
  const identifier = text?.type === 'text' && others.length === 0 ? findIdentifier(text.value) : undefined;
  if (!text || !identifier) return;
  context.setProperty(heading, 'className', ['q-option-name']);
  if (identifier.prefix === '') return;
  const prefix = { type: 'text' as const, value: identifier.prefix };
  context.replaceNode(text, [
    { type: 'element', tagName: 'span', properties: { className: ['q-prefix'] }, children: [prefix] },
    { type: 'text', value: identifier.name },
  ]);
}

function describeTaken(id: string) {
  const message = `The id "${id}" is already used by a heading above, so this heading gets another one.`;
  return { message, help: 'Give it a unique id: {#…}.' };
}

/** Outlines do not have the headings of level 5 and 6 (`html/headings.ts`). */
const OUTLINE_DEPTH_MAX = 4;

function describeApart(depth: number) {
  const where = depth === 1 ? 'the title of the page' : 'in the outline';
  const help = `Write it with ${'#'.repeat(depth)}, or its tags and its text, as HTML, in one block.`;
  return { message: `The text of this heading is apart from its tags, so it is not ${where}.`, help };
}

function describeUnknown(code: string, depth: number) {
  const where = depth === 1 ? 'title of the page' : 'outline';
  const help = depth === 1 ? 'Write "title" into the frontmatter.' : 'Write the text itself.';
  return { message: `The ${where} lacks the value of "{${code}}", which is not known before the page runs.`, help };
}
