/**
 * Owns writing React elements as `renderToString` does, for what layouts are made of: function components, contexts, and
 * plain elements of HTML and SVG. Whatever else it meets is left to React. (docs/adr/0014-layout-renderer.md)
 */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { escapeText, NotKnownError, type Props, writeAttributes } from './element-attributes.ts';
import { MemoizedParts, type Reads } from './memoized-parts.ts';
import { enterChild, formatId, ROOT } from './tree-position.ts';

/** The HTML of an element; undefined where something in it is not known, or fails. */
export type RenderElement = (element: React.ReactNode) => string | undefined;

type Component = (props: Props, ref: undefined) => unknown;

/** An element, or a type of elements that is no function: a context, or what `memo` returns. */
interface Item {
  $$typeof?: symbol;
  type: unknown;
  props: Props;
  _currentValue?: unknown;
}

/** What has been written, and what is known where the next part is written. */
class Rendering {
  html = '';
  /** Two texts in a row have a comment between them, so that the browser does not make one of them. */
  isAfterText = false;
  position = ROOT;
  /** That the present component has asked for. */
  ids = 0;
  contexts = new Map<unknown, unknown>();
  /** React has images that are seen at once preloaded, before all that it writes. */
  preloads = new Set<string>();
  /** Refused: a component has asked for something that only React does. */
  state: 'running' | 'refused' | 'ended' = 'running';
  /** What the part at hand has read; undefined where it is no part in `memo`, or depends on more than that. */
  reads: Reads | undefined;

  constructor(readonly memoized: MemoizedParts) {}
}

/** Where React looks for the hooks of the renderer that is at work, and for what has resources loaded ahead. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const DOM_INTERNALS = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const ELEMENT = Symbol.for('react.transitional.element');
const CONTEXT = Symbol.for('react.context');
const MEMO = Symbol.for('react.memo');

const VOID_TAGS = new Set(['br', 'hr', 'img', 'wbr']);
const TAGS = new Set(
  `a abbr article aside b blockquote button cite circle code dd defs details div dl dt ellipse em figcaption figure
  footer g h1 h2 h3 h4 h5 h6 header i kbd li line main mark nav ol p path polygon polyline rect s search section small
  span strong sub summary sup svg symbol table tbody td text th thead time tr tspan ul use`.split(/\s+/),
);

/** React preloads those after them in another order. */
const PRELOADS_MAX = 10;

export function createElementRenderer(): RenderElement {
  const internals = Reflect.get(React, INTERNALS) as { H: unknown } | undefined;
  const domInternals = Reflect.get(ReactDOM, DOM_INTERNALS) as { d: object } | undefined;
  const memoized = new MemoizedParts();
  return (element) => {
    // A version of React that has them elsewhere renders by itself.
    if (!internals || !domInternals) return undefined;
    const rendering = new Rendering(memoized);
    const [hooks, resources] = [internals.H, domInternals.d];
    internals.H = createHooks(rendering);
    domInternals.d = refuseOthers(rendering, {});
    try {
      renderNode(element, rendering);
      return rendering.state === 'refused' ? undefined : [...rendering.preloads, rendering.html].join('');
    } catch {
      // React meets it too, and reports it.
      return undefined;
    } finally {
      rendering.state = 'ended';
      internals.H = hooks;
      domInternals.d = resources;
    }
  };
}

/** What React's server renderer returns, by the names by which React finds it. */
function createHooks(rendering: Rendering): object {
  const readContext = (context: Item) => {
    if (context.$$typeof !== CONTEXT) return refuse(rendering);
    const value = findValue(context, rendering);
    if (rendering.reads) rendering.reads = new Map(rendering.reads).set(context, value);
    return value;
  };
  // React renders a component again that sets its state while it is rendered; later nothing comes of it.
  const setState = () => (rendering.state === 'ended' ? undefined : refuse(rendering));
  return refuseOthers(rendering, {
    use: readContext,
    useContext: readContext,
    useId: () => {
      rendering.reads = undefined;
      return formatId(rendering.position, rendering.ids++);
    },
    useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, setState],
    useRef: (current: unknown) => ({ current }),
    useMemo: (create: () => unknown) => create(),
    useCallback: (callback: unknown) => callback,
    useSyncExternalStore: (_subscribe: unknown, _read: unknown, readOnServer: () => unknown) => {
      rendering.reads = undefined;
      return readOnServer();
    },
    useEffect: nothing,
    useInsertionEffect: nothing,
    useLayoutEffect: nothing,
  });
}

const nothing = () => undefined;

function findValue(context: unknown, { contexts }: Rendering): unknown {
  return contexts.has(context) ? contexts.get(context) : (context as Item)._currentValue;
}

/** Whatever else is called. */
function refuseOthers(rendering: Rendering, known: object): object {
  return new Proxy(known, { get: (_, name) => Reflect.get(known, name) ?? (() => refuse(rendering)) });
}

/** A component may catch what is thrown, and go on. */
function refuse(rendering: Rendering): never {
  rendering.state = 'refused';
  throw new NotKnownError('What a component asks of React');
}

function renderNode(node: unknown, rendering: Rendering) {
  if (typeof node === 'string' || typeof node === 'number') renderText(node, rendering);
  else if (Array.isArray(node)) renderChildren(node, rendering);
  else if (node !== null && node !== undefined && typeof node !== 'boolean') renderElement(node as Item, rendering);
}

function renderText(text: string | number, rendering: Rendering) {
  if (text === '') return;
  rendering.html += (rendering.isAfterText ? '<!-- -->' : '') + escapeText(text);
  rendering.isAfterText = true;
}

function renderChildren(nodes: unknown[], rendering: Rendering) {
  const [position, length] = [rendering.position, nodes.length];
  for (let index = 0; index < length; index += 1) {
    rendering.position = enterChild(position, length, index);
    renderNode(nodes[index], rendering);
  }
  rendering.position = position;
}

/** What fails in a boundary fails as a whole here: React leaves out what is in it. */
function renderElement({ $$typeof, type, props }: Item, rendering: Rendering) {
  const kind = (type as Item | null | undefined)?.$$typeof;
  if ($$typeof !== ELEMENT) throw new NotKnownError('A child');
  if (typeof type === 'string') renderTag(type, props, rendering);
  else if (typeof type === 'function') renderComponent(type as Component, props, rendering);
  else if (type === React.Fragment) renderNode(props.children, rendering);
  else if (type === React.Suspense) renderBetween('<!--$-->', props.children, '<!--/$-->', rendering);
  else if (kind === CONTEXT) renderProvider(type, props, rendering);
  else if (kind === MEMO) renderMemoized(type as Item, props, rendering);
  else throw new NotKnownError('A type of element');
}

function renderTag(tag: string, props: Props, rendering: Rendering) {
  const isVoid = VOID_TAGS.has(tag);
  const { children = null, dangerouslySetInnerHTML: inner = null } = props;
  const html = inner === null ? '' : typeof inner === 'object' && (inner as { __html?: unknown }).__html;
  const isKnown = isVoid ? (inner ?? children) === null : TAGS.has(tag) && (inner === null || children === null);
  if (!isKnown || typeof html !== 'string') throw new NotKnownError(`<${tag}>, or what is in it`);
  if (tag === 'img' && props.loading !== 'lazy') addPreload(props, rendering);
  const [start, end] = isVoid ? ['/>', ''] : ['>', `</${tag}>`];
  renderBetween(`<${tag}${writeAttributes(props)}${start}${html}`, children, end, rendering);
}

/** What is in it is no part of the texts around it. */
function renderBetween(start: string, node: unknown, end: string, rendering: Rendering) {
  rendering.html += start;
  rendering.isAfterText = false;
  renderNode(node, rendering);
  rendering.html += end;
  rendering.isAfterText = false;
}

function addPreload({ src, type }: Props, rendering: Rendering) {
  const isPlain = typeof src === 'string' && !/^data:/i.test(src) && type === undefined;
  if (!isPlain || rendering.preloads.size === PRELOADS_MAX)
    throw new NotKnownError('An image that is preloaded in another way');
  rendering.reads = undefined;
  rendering.preloads.add(`<link rel="preload" as="image"${writeAttributes({ href: src })}/>`);
}

function renderComponent(type: Component, props: Props, rendering: Rendering) {
  if (type.prototype?.isReactComponent) throw new NotKnownError('A class');
  const { position } = rendering;
  rendering.ids = 0;
  const node = type(props, undefined);
  if (rendering.ids > 0) rendering.position = enterChild(position, 1, 0);
  renderNode(node, rendering);
  rendering.position = position;
}

/** Its component is not called again where the same would come of it. */
function renderMemoized(memo: Item, props: Props, rendering: Rendering) {
  const { html, reads, isAfterText } = rendering;
  const known = rendering.memoized.find(memo, props);
  if (known?.isAfterText === isAfterText && isCurrent(known.reads, rendering)) {
    rendering.html += known.html;
    rendering.isAfterText = known.endsInText;
    rendering.reads = reads && new Map([...reads, ...known.reads]);
    return;
  }
  rendering.html = '';
  rendering.reads = new Map();
  renderElement({ $$typeof: ELEMENT, type: memo.type, props }, rendering);
  const { html: own, reads: ownReads, isAfterText: endsInText } = rendering;
  // A component may have caught that something was refused.
  if (ownReads && rendering.state === 'running')
    rendering.memoized.keep(memo, { html: own, props, reads: ownReads, isAfterText, endsInText });
  rendering.html = html + own;
  rendering.reads = reads && ownReads && new Map([...reads, ...ownReads]);
}

function isCurrent(reads: Reads, rendering: Rendering): boolean {
  for (const [context, value] of reads) if (findValue(context, rendering) !== value) return false;
  return true;
}

function renderProvider(context: unknown, { value, children }: Props, rendering: Rendering) {
  const outer = rendering.contexts;
  rendering.reads = undefined;
  rendering.contexts = new Map([...outer, [context, value]]);
  renderNode(children, rendering);
  rendering.contexts = outer;
}
