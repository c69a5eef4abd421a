/** Renders a page to HTML at build time. It is bundled with the theme, so that both share one React. */

import type { ComponentImport, FormatMarkdown, MdxContent, PageContent } from '@quire/markdown';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ComponentTrace, createComponentTrace } from './component-trace.ts';
import type {
  ContentModules,
  PageRenderer,
  RenderedContent,
  RenderedHtml,
  StaticIsland,
} from './contract/page-renderer.ts';
import type { ContentSummary } from './contract/page-summary.ts';
import type { PageView } from './contract/page-view.ts';
import { LAYOUT_PREFIX } from './islands/island-id-prefix.ts';
import { type ContentStores, renderWithIslands } from './islands/render-with-islands.tsx';
import { CONTENT_MARK } from './page/article.tsx';
import { createPageStore } from './page/page-store.tsx';
import type { PageParts, Theme } from './page/theme.ts';

/** @param parts passed to the theme */
export function createPageRenderer({ Layout }: Theme, modules: ContentModules, parts: PageParts = {}): PageRenderer {
  const layout = <Layout {...parts} />;
  return {
    renderContent(content, view, summary) {
      if (content.kind === 'html') return { html: content.html, unrendered: [], staticIslands: [] };
      const input = { view, summary, modules, layout };
      const rendered = renderMdx(content, input);
      return { ...rendered, staticIslands: traceIslands(rendered.staticIslands, content, input) };
    },
    traceContent(content, view, summary) {
      const trace = createComponentTrace();
      try {
        if (content.kind === 'mdx') renderMdx(content, { view, summary, modules, trace });
        return [];
      } catch {
        return trace.open;
      }
    },
    listExports(module) {
      const exports = Object.entries(modules[module] ?? {});
      return exports.filter(([, value]) => value !== undefined).map(([name]) => name);
    },
    readValues: (content, props) => (content.kind === 'html' ? {} : readValues(content, modules, props)),
    listFailing: (content, message) => listFailing(content, message, modules),
    formatComponent(use, element) {
      const format = (modules[use.module]?.[use.imported] as { toMarkdown?: FormatMarkdown } | undefined)?.toMarkdown;
      return format?.(element);
    },
    renderTag(tag, view) {
      const Tag = modules['@theme']?.Tag as ComponentType<{ tag: string }> | undefined;
      const store = createPageStore(view, { isStatic: true });
      return Tag ? renderWithIslands(<Tag tag={tag} />, { store }) : '';
    },
    renderLayout(view, articleHtml) {
      const store = createPageStore(view, { html: articleHtml, isStatic: true });
      return renderNoted(layout, { store, islandStore: createPageStore(view), prefix: LAYOUT_PREFIX });
    },
  };
}

/** Collects the static runs of a page. In React's output, numbers stand for them until it is finished. */
interface StaticRuns {
  /** Called when the page creates the element of a run, before it is known whether a component renders it. */
  note(html: string): void;
  add(html: string): string;
  fill(html: string): string;
  listUnrendered(): string[];
}

/** A control character that authors do not use, and that React does not change. */
const STATIC_RUN = '\u0002';

function createStaticRuns(): StaticRuns {
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

interface MdxInput {
  view: PageView;
  summary: ContentSummary | undefined;
  modules: ContentModules;
  /** Rendered around the content if the content cannot be rendered alone. */
  layout?: ReactNode;
  trace?: ComponentTrace;
}

/** The tools that render each part of a page. */
interface ContentTools {
  modules: ContentModules;
  runs: StaticRuns;
  base: string;
  trace: ComponentTrace | undefined;
}

function renderMdx(content: MdxContent, { view, summary, modules, layout, trace }: MdxInput): RenderedContent {
  const runs = createStaticRuns();
  const Content = createComponent(content, { modules, runs, trace, base: view.site.base });
  // Islands are rendered only with the data that their document will contain.
  const stores = {
    store: createPageStore(view, { isStatic: true, summary }),
    islandStore: createPageStore(view),
  };
  const finish = ({ html, staticIslands }: RenderedHtml) => ({
    html: runs.fill(html),
    unrendered: runs.listUnrendered(),
    staticIslands,
  });
  try {
    return finish(renderNoted(<Content />, stores, trace));
  } catch (error) {
    // Components of the site around the layout may provide context to those in the content.
    const inLayout = layout && view.page.source ? renderInLayout(<Content />, layout, stores) : undefined;
    if (inLayout === undefined) throw error;
    return finish(inLayout);
  }
}

/** The HTML of only the content; undefined if the layout does not render it, or if it fails there too. */
function renderInLayout(text: ReactNode, layout: ReactNode, stores: ContentStores): RenderedHtml | undefined {
  const store = { ...stores.store, getContent: () => text };
  try {
    const { html, staticIslands } = renderNoted(layout, { ...stores, store });
    const content = html.split(CONTENT_MARK)[1];
    return content === undefined ? undefined : { html: content, staticIslands };
  } catch {
    return undefined;
  }
}

/** Also lists the islands that are rendered as static HTML. */
function renderNoted(element: ReactNode, stores: ContentStores, trace?: ComponentTrace): RenderedHtml {
  const staticIslands: StaticIsland[] = [];
  const html = renderWithIslands(element, {
    ...stores,
    noteStatic: (name, rejected) => staticIslands.push({ name, rejected, uses: [...(trace?.open ?? [])] }),
  });
  return { html, staticIslands };
}

/** Adds the uses in the page, unless its components render something else with the marks of a trace. */
function traceIslands(islands: StaticIsland[], content: MdxContent, input: MdxInput): StaticIsland[] {
  if (islands.length === 0) return islands;
  try {
    const traced = renderMdx(content, { ...input, trace: createComponentTrace() }).staticIslands;
    return traced.length === islands.length ? traced : islands;
  } catch {
    return islands;
  }
}

function createComponent(content: PageContent, tools: ContentTools): ComponentType {
  const { modules, runs, trace, base } = tools;
  // biome-ignore lint/correctness/noComponentHookFactories: rendered once, at build time; there is no state to lose
  const Static = ({ html }: { html: string }) => runs.add(html);
  if (content.kind === 'html') return () => <Static html={content.html} />;
  const fragments = Object.entries(content.fragments).map(([name, fragment]) => [
    name,
    createComponent(fragment, tools),
  ]);
  const values = { ...readImports(content.imports, modules), ...Object.fromEntries(fragments) };
  const globals = readImports(content.globals, modules);
  // The code was compiled from the site's own page; it runs at build time only.
  const evaluate = new Function(content.code) as (scope: object) => { default: ComponentType<{ components: object }> };
  const names = new Map(Object.entries({ ...values, ...globals }).map(([name, value]) => [value, name]));
  const { frontmatter = {} } = content;
  const { default: Mdx } = evaluate({
    ...noteStatic(trace?.createRuntime(names) ?? runtime, Static, runs.note),
    ...values,
    frontmatter,
    $base: base,
  });
  const missing = Object.fromEntries(content.missing.map((name) => [name, Missing]));
  return (props) => <Mdx {...props} components={{ ...missing, ...globals, QuireStatic: Static }} />;
}

type Runtime = Pick<typeof runtime, 'Fragment' | 'jsx' | 'jsxs'>;

/** React's JSX runtime, which also reports each element of `Static` that it creates. */
function noteStatic(
  { Fragment, jsx, jsxs }: Runtime,
  Static: ComponentType<{ html: string }>,
  note: StaticRuns['note'],
): Runtime {
  const create: typeof jsx = (type, props, key) => {
    if (type === Static) note((props as { html: string }).html);
    return jsx(type, props, key);
  };
  return { Fragment, jsx: create, jsxs };
}

/** Expressions that need more than the page, such as hooks, have no value. Elements are HTML. */
function readValues(content: MdxContent, modules: ContentModules, props = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(evaluateValues(content, modules)).flatMap(([source, read]) => {
      const text = formatValue(() => read(props));
      return text === undefined ? [] : [[source, text]];
    }),
  );
}

/** Those of fragments too. */
function listFailing(content: PageContent, message: string, modules: ContentModules): string[] {
  if (content.kind === 'html') return [];
  const ofFragments = Object.values(content.fragments).flatMap((fragment) => listFailing(fragment, message, modules));
  return [...listOwnFailing(content, message, modules), ...ofFragments];
}

function listOwnFailing(content: MdxContent, message: string, modules: ContentModules): string[] {
  const fails = (read: (props: object) => unknown) => {
    try {
      const value = read({});
      // Attributes may be functions, which React only warns of.
      if (typeof value === 'object') renderToStaticMarkup(value as ReactNode);
      return false;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)) === message;
    }
  };
  try {
    return Object.entries(evaluateValues(content, modules)).flatMap(([source, read]) => (fails(read) ? [source] : []));
  } catch {
    // The statements of the page fail.
    return [];
  }
}

/** A function for each expression of a page, by its source. It gets the props that a page gives to a fragment. */
function evaluateValues(content: MdxContent, modules: ContentModules): Record<string, (props: object) => unknown> {
  if (content.values === undefined) return {};
  const fragments = Object.fromEntries(Object.keys(content.fragments).map((name) => [name, Missing]));
  const scope = { ...runtime, ...readImports(content.imports, modules), ...fragments, $base: '/' };
  const evaluate = new Function(content.values) as (scope: object) => {
    quireValues: Record<string, (props: object) => unknown>;
  };
  return evaluate({ ...scope, frontmatter: content.frontmatter ?? {} }).quireValues;
}

function formatValue(read: () => unknown): string | undefined {
  try {
    const value = read();
    const values = [value].flat(Number.POSITIVE_INFINITY);
    if (values.some((each) => isValidElement(each)))
      return renderToStaticMarkup(value as ReactNode).replaceAll('&#x27;', "'");
    const isText = (each: unknown) =>
      ['string', 'number', 'boolean', 'undefined'].includes(typeof each) || each === null;
    // React does not render other types.
    const shown = values.filter((each) => typeof each === 'string' || typeof each === 'number');
    return values.every(isText) ? shown.join('') : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces an undefined component, and its members: `<Color.Row>`. */
const Missing: ComponentType<{ children?: ReactNode }> = new Proxy(
  ({ children }: { children?: ReactNode }): ReactNode => children,
  {
    get: (target, name) => (typeof name === 'string' && /^[A-Z]/.test(name) ? Missing : Reflect.get(target, name)),
  },
);

function readImports(imports: ComponentImport[], modules: ContentModules): Record<string, unknown> {
  return Object.fromEntries(imports.map((use) => [use.local, readImport(use, modules)]));
}

function readImport({ module, imported }: ComponentImport, modules: ContentModules): unknown {
  const exports = modules[module] ?? {};
  if (imported === '*') return exports;
  if (!(imported in exports))
    throw new Error(`"${module}" has no export "${imported}". It has: ${Object.keys(exports).join(', ')}.`);
  return exports[imported];
}
