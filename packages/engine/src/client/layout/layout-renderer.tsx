/** Owns rendering a page's layout at build time: by the renderer of elements, where it does what React does. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageType } from '../../shared/page.ts';
import type { PageView } from '../../shared/page-view.ts';
import { createPageStore, type PageStore, PageStoreProvider } from '../page/page-store.tsx';
import type { RenderElement } from './element-renderer.ts';

/** The HTML of a page's layout, with its text in it. */
export type RenderLayout = (view: PageView, articleHtml: string) => string;

/** @param renderElement none where React reports what it finds wrong in elements */
export function createLayoutRenderer(Layout: ComponentType, renderElement?: RenderElement): RenderLayout {
  /** By types of pages, what those have had for which both have written the same; null where React renders all. */
  const compared = new Map<PageType, Set<string> | null>();
  const createElement = (store: PageStore) => (
    <PageStoreProvider store={store}>
      <Layout />
    </PageStoreProvider>
  );
  const renderByReact: RenderLayout = (view, articleHtml) => {
    const html = renderToString(createElement(createPageStore(view, articleHtml)));
    // React leaves a boundary out that fails, and says nothing: without boundaries it throws.
    if (html.includes(FAILED_BOUNDARY))
      renderToString(createElement({ ...createPageStore(view, articleHtml), isStrict: () => true }));
    return html;
  };
  return (view, articleHtml) => {
    const { pageType } = view.page;
    const known = compared.get(pageType);
    if (!renderElement || known === null) return renderByReact(view, articleHtml);
    const html = renderElement(createElement(createPageStore(view, articleHtml)));
    const parts = listParts(view);
    if (html !== undefined && known && parts.every((part) => known.has(part))) return html;
    const rendered = renderByReact(view, articleHtml);
    if (html === rendered) compared.set(pageType, new Set([...(known ?? []), ...parts]));
    else if (html !== undefined || !known) compared.set(pageType, null);
    return rendered;
  };
}

/** What React writes in the place of a Suspense boundary whose content has thrown. */
const FAILED_BOUNDARY = '<!--$!-->';

/** What may make the layout of a page another than that of others of its type: its language, and each of its fields. */
function listParts({ page, locale }: PageView): string[] {
  return [locale.lang, ...Object.keys(page)];
}
