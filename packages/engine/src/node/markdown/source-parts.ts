/** Owns the parts of a Markdown source that do not stay as they are where the page is given as Markdown. */
import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import type { SourceFormat } from './syntax/normalize.ts';

interface Range {
  /** Offsets in the source. */
  start: number;
  end: number;
}

export type SourcePart = Range &
  (
    | { kind: 'link'; url: string; textEnd: number }
    | { kind: 'definition'; url: string }
    | { kind: 'code'; meta: string }
    /** Comments, imports and exports. */
    | { kind: 'hidden' }
    /** `{'text'}`: an expression that is a text. */
    | { kind: 'text'; text: string }
    | ({ kind: 'component'; name: string; isInline: boolean; inner: Range | undefined } & ComponentAttributes)
  );

export interface ComponentAttributes {
  attributes: Record<string, string | true>;
  expressions: Record<string, string>;
}

/** @param source without frontmatter, of a page that was compiled: of what its scripts say nothing is checked here */
export function listSourceParts(source: string, format: SourceFormat): SourcePart[] {
  const options = { features: { directive: source.includes(':::'), frontmatter: false } };
  const root = format === 'mdx' ? mdxToMdast(source, options) : markdownToMdast(source, options);
  const parts: SourcePart[] = [];
  collect(root, parts);
  return parts.sort((a, b) => a.start - b.start || b.end - a.end);
}

function collect(node: MdastNode, parts: SourcePart[]): void {
  const part = toPart(node);
  if (part) parts.push(part);
  if ('children' in node) for (const child of node.children) collect(child, parts);
}

function toPart(node: MdastNode): SourcePart | undefined {
  switch (node.type) {
    case 'link':
      return withRange(node, { kind: 'link', url: node.url, textEnd: endOf(node.children.at(-1)) ?? 0 });
    case 'definition':
      return withRange(node, { kind: 'definition', url: node.url });
    case 'code':
      return withRange(node, { kind: 'code', meta: node.meta ?? '' });
    case 'html':
      return /^<!--[\s\S]*-->\s*$/.test(node.value) ? withRange(node, { kind: 'hidden' }) : undefined;
    case 'mdxjsEsm':
      return withRange(node, { kind: 'hidden' });
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return toExpression(node);
    case 'mdxJsxFlowElement':
      return toComponent(node, false);
    case 'mdxJsxTextElement':
      return toComponent(node, true);
    default:
      return undefined;
  }
}

type Positioned = Pick<MdastNode, 'position'>;

function withRange<T extends object>(node: Positioned, part: T): (T & Range) | undefined {
  const [start, end] = [node.position?.start.offset, endOf(node)];
  return start === undefined || end === undefined ? undefined : { ...part, start, end };
}

function endOf(node: Positioned | undefined): number | undefined {
  return node?.position?.end.offset;
}

function toExpression(node: Positioned & { value: string }): SourcePart | undefined {
  const code = node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  const text = /^(['"`])([^'"`\\$]*)\1$/.exec(code)?.[2];
  if (code === '') return withRange(node, { kind: 'hidden' });
  return text === undefined ? undefined : withRange(node, { kind: 'text', text });
}

interface JsxElement extends Positioned {
  name: string | null;
  attributes: ReadonlyArray<{ type: string; name?: string; value?: unknown }>;
  children: readonly Positioned[];
}

/** Elements of HTML stay; `<Box>`, `<parts.Box>` and `<>` are components. */
function toComponent(node: JsxElement, isInline: boolean): SourcePart | undefined {
  const name = node.name ?? '';
  if (/^[a-z][^.]*$/.test(name)) return undefined;
  const [start, end] = [node.children[0]?.position?.start.offset, endOf(node.children.at(-1))];
  const inner = start === undefined || end === undefined ? undefined : { start, end };
  return withRange(node, { kind: 'component', name, isInline, inner, ...readAttributes(node) });
}

function readAttributes({ attributes }: JsxElement): ComponentAttributes {
  const read: ComponentAttributes = { attributes: {}, expressions: {} };
  for (const { name, value } of attributes) {
    if (name === undefined) continue;
    if (typeof value === 'string') read.attributes[name] = value;
    else if (typeof value === 'object' && value !== null && 'value' in value)
      read.expressions[name] = String(value.value);
    else read.attributes[name] = true;
  }
  return read;
}
