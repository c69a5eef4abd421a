/** Renders a page to HTML at build time. It is bundled with the theme, so that both share one React. */

import type { FormatMarkdown, MdxContent, PageContent } from '@quire/markdown';
import type { ComponentType, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { type ComponentTrace, createComponentTrace } from './component-trace.ts';
import { Missing, readImports } from './content-imports.ts';
import type {
  ContentModules,
  PageRenderer,
  RenderedContent,
  RenderedHtml,
  StaticIsland,
} from './contract/page-renderer.ts';
import type { ContentSummary } from './contract/page-summary.ts';
import type { PageView } from './contract/page-view.ts';
import { listFailing, readValues, refuseOmitted } from './expression-values.ts';
import { IslandFailure, LAYOUT_PREFIX } from './islands/island-queue.ts';
import { markPlain } from './islands/plain-content.ts';
import { type ContentStores, renderPlain, renderWithIslands } from './islands/render-with-islands.tsx';
import { CONTENT_MARK } from './page/article.tsx';
import type { PageParts, Theme } from './page/theme.ts';
import { createStaticRuns, type StaticRuns } from './static-runs.ts';

/** @param parts passed to the theme */
export function createPageRenderer({ Layout }: Theme, modules: ContentModules, parts: PageParts = {}): PageRenderer {
  const layout = <Layout {...parts} />;
  return {
    renderContent(content, view, summary) {
      if (content.kind === 'html') return { html: content.html, unrendered: [], staticIslands: [] };
      return renderAgain((failure) => {
        const input = { view, summary, modules, layout, failure };
        const rendered = renderMdx(content, input);
        return { ...rendered, staticIslands: traceIslands(rendered.staticIslands, content, input) };
      });
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
    readValues(content, { view, summary, props }) {
      if (content.kind === 'html') return {};
      const store = { view, isStatic: true, summary };
      return readValues(content, { modules, props, render: (element) => renderPlain(element, store) });
    },
    listFailing: (content, message) => listFailing(content, message, modules),
    formatComponent(use, element) {
      const format = (modules[use.module]?.[use.imported] as { toMarkdown?: FormatMarkdown } | undefined)?.toMarkdown;
      return format?.(element);
    },
    renderTag(tag, view) {
      const Tag = modules['@theme']?.Tag as ComponentType<{ tag: string }> | undefined;
      return Tag ? renderWithIslands(<Tag tag={tag} />, { store: { view, isStatic: true } }) : '';
    },
    renderLayout(view, articleHtml) {
      const store = { view, html: articleHtml, isStatic: true };
      const stores = { store, islandStore: { view }, prefix: LAYOUT_PREFIX };
      return renderAgain((failure) => renderNoted(layout, { ...stores, failure }));
    },
  };
}

/** If an implied island fails alone, all of them are rendered as static HTML, with the contexts of each other. */
function renderAgain<Rendered>(render: (failure?: string) => Rendered): Rendered {
  try {
    return render();
  } catch (error) {
    if (!(error instanceof IslandFailure)) throw error;
    return render(error.message);
  }
}

interface MdxInput {
  view: PageView;
  summary: ContentSummary | undefined;
  modules: ContentModules;
  /** Rendered around the content if the content cannot be rendered alone. */
  layout?: ReactNode;
  trace?: ComponentTrace;
  /** Why all implied islands are static. */
  failure?: string | undefined;
}

/** The tools that render each part of a page. */
interface ContentTools {
  modules: ContentModules;
  runs: StaticRuns;
  base: string;
  trace: ComponentTrace | undefined;
}

function renderMdx(content: MdxContent, { view, summary, modules, layout, trace, failure }: MdxInput): RenderedContent {
  const runs = createStaticRuns();
  const Content = createComponent(content, { modules, runs, trace, base: view.site.base });
  // Islands are rendered only with the data that their document will contain.
  const stores = {
    store: { view, isStatic: true, summary },
    islandStore: { view },
    failure,
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
  const store = { ...stores.store, content: text };
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
    noteStatic(name, reason) {
      const inner: string[] = [];
      staticIslands.push({ name, reason, inner, uses: [...(trace?.open ?? [])] });
      return (each) => inner.push(each);
    },
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
  const Static = markPlain(({ html }: { html: string }) => runs.add(html));
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

/** React's JSX runtime, which also reports each element of `Static` that it creates, and refuses children that React omits. */
function noteStatic(
  { Fragment, jsx, jsxs }: Runtime,
  Static: ComponentType<{ html: string }>,
  note: StaticRuns['note'],
): Runtime {
  const noted =
    (create: typeof jsx): typeof jsx =>
    (type, props, key) => {
      if (type === Static) note((props as { html: string }).html);
      if (typeof type === 'string' || type === Fragment) refuseOmitted((props as { children?: unknown }).children);
      return create(type, props, key);
    };
  return { Fragment, jsx: noted(jsx), jsxs: noted(jsxs) };
}
