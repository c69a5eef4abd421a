/** Owns the parts of a Markdown source that do not stay as they are where the page is given as Markdown. */
import { createMdastHandle, createMdxMdastHandle, dropHandle, MdastReader, serializeHandle } from 'satteri';
import type { SourceFormat } from './syntax/normalize.ts';

interface Range {
  /** Offsets in the source. */
  start: number;
  end: number;
}

export type SourcePart = Range &
  (
    | { kind: 'link'; textEnd: number }
    | { kind: 'definition' }
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

/** Where the parser keeps the text behind the language of a block of code, among what is its own of the node. */
const CODE_META_OFFSET = 8;

/** In expressions the parser marks spaces of indentation so. */
const MARKED_SPACE = /\uF002/g;

/**
 * Read from the parser's own memory, node by node: the tree is not needed, and takes three times as long to make.
 *
 * @param source without frontmatter, of a page that was compiled: of what its scripts say nothing is checked here
 */
export function listSourceParts(source: string, format: SourceFormat): SourcePart[] {
  const nodes = parse(source, format);
  const parts: SourcePart[] = [];
  const names = new Map<number, string>();
  nodes.walk((id, type) => {
    const name = names.get(type) ?? nodes.getNode(id).typeName;
    names.set(type, name);
    const part = toPart(id, name, nodes);
    if (part) parts.push(part);
  });
  return parts.sort((a, b) => a.start - b.start || b.end - a.end);
}

function parse(source: string, format: SourceFormat): MdastReader {
  const features = { directive: source.includes(':::'), frontmatter: false };
  const handle = format === 'mdx' ? createMdxMdastHandle(source, features) : createMdastHandle(source, features);
  try {
    return new MdastReader(serializeHandle(handle));
  } finally {
    dropHandle(handle);
  }
}

function toPart(id: number, name: string, nodes: MdastReader): SourcePart | undefined {
  switch (name) {
    case 'Link':
      return withRange(id, nodes, { kind: 'link', textEnd: findInner(id, nodes)?.end ?? 0 });
    case 'Definition':
      return withRange(id, nodes, { kind: 'definition' });
    case 'Code':
      return withRange(id, nodes, { kind: 'code', meta: nodes.fieldString(id, CODE_META_OFFSET) });
    case 'Html':
      return /^<!--[\s\S]*-->\s*$/.test(nodes.getTextValue(id)) ? withRange(id, nodes, { kind: 'hidden' }) : undefined;
    case 'MdxjsEsm':
      return withRange(id, nodes, { kind: 'hidden' });
    case 'MdxFlowExpression':
    case 'MdxTextExpression':
      return toExpression(id, nodes);
    case 'MdxJsxFlowElement':
      return toComponent(id, nodes, false);
    case 'MdxJsxTextElement':
      return toComponent(id, nodes, true);
    default:
      return undefined;
  }
}

function withRange<T extends object>(id: number, nodes: MdastReader, part: T): (T & Range) | undefined {
  const range = toRange(id, id, nodes);
  return range && { ...part, ...range };
}

/** From the first thing in a node to the last one. */
function findInner(id: number, nodes: MdastReader): Range | undefined {
  const children = nodes.getChildIds(id);
  const [first, last] = [children[0], children.at(-1)];
  return first === undefined || last === undefined ? undefined : toRange(first, last, nodes);
}

function toRange(first: number, last: number, nodes: MdastReader): Range | undefined {
  const start = nodes.getPosition(first)?.start.offset;
  const end = nodes.getPosition(last)?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

function toExpression(id: number, nodes: MdastReader): SourcePart | undefined {
  const value = nodes.getTextValue(id).replace(MARKED_SPACE, ' ');
  const code = value.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  const text = /^(['"`])([^'"`\\$]*)\1$/.exec(code)?.[2];
  if (code === '') return withRange(id, nodes, { kind: 'hidden' });
  return text === undefined ? undefined : withRange(id, nodes, { kind: 'text', text });
}

/** Elements of HTML stay; `<Box>`, `<parts.Box>` and `<>` are components. */
function toComponent(id: number, nodes: MdastReader, isInline: boolean): SourcePart | undefined {
  const { name, attributes } = nodes.getMdxJsxElementData(id);
  if (name !== null && /^[a-z][^.]*$/.test(name)) return undefined;
  const inner = findInner(id, nodes);
  return withRange(id, nodes, { kind: 'component', name: name ?? '', isInline, inner, ...readAttributes(attributes) });
}

type WrittenAttributes = ReturnType<MdastReader['getMdxJsxElementData']>['attributes'];

function readAttributes(attributes: WrittenAttributes): ComponentAttributes {
  const read: ComponentAttributes = { attributes: {}, expressions: {} };
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (typeof value === 'string') read.attributes[name] = value;
    else if (value) read.expressions[name] = String(value.value);
    else read.attributes[name] = true;
  }
  return read;
}
