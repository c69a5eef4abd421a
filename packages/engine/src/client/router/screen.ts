/** Owns what is on the screen: the view that the layout shows, and the text with all that lives in it. */
import { flushSync } from 'react-dom';
import { ARTICLE_ID } from '../../shared/document-contract.ts';
import type { PageView } from '../../shared/page-view.ts';
import { createAnnouncer } from '../dom/announcer.ts';
import { announcePage } from '../dom/page-event.ts';
import { getEmptyHtml, type HtmlPolicy } from '../dom/trusted-html.ts';
import { type IslandLoaders, mountIslands } from '../islands/mount-islands.tsx';
import { createArticleHost } from '../page/article-host.ts';
import { swapHead } from '../page/head.ts';
import type { OpenGroups } from '../page/open-groups.ts';
import type { PageDocument } from '../page/page-document.ts';
import { createPageStore, type PageStore } from '../page/page-store.tsx';
import type { Theme } from '../page/theme.ts';
import { dropTabRules } from '../prepaint/tab-rules.ts';

export interface ScreenOptions {
  theme: Theme;
  islands: IslandLoaders;
  /** The view that the loaded document was rendered from. */
  view: PageView;
  policy: HtmlPolicy;
  groups: OpenGroups;
}

export interface Screen {
  store: PageStore;
  /** Hydrates the text of the loaded document. */
  wake(): void;
  /** Puts another page in place of this one, before it returns. */
  show(next: PageDocument, view: PageView): void;
}

export function createScreen({ theme, islands, view, policy, groups }: ScreenOptions): Screen {
  const announce = createAnnouncer();
  const text = createArticleHost(document.getElementById(ARTICLE_ID), enliven);
  const store = createPageStore(view, { html: getEmptyHtml(), attach: text.attach, policy });

  function enliven(article: HTMLElement): () => void {
    const ends = [theme.enhance?.(article, store.getView()), mountIslands(article, islands, withRenderedView(store))];
    return () => {
      for (const end of ends) end?.();
    };
  }

  return {
    store,
    wake() {
      text.wake();
      if (theme.enhance) dropTabRules();
    },
    show(next, nextView) {
      swapHead(next.document);
      text.swap(next.article);
      flushSync(() => store.setView(nextView));
      groups.restore();
      text.wake();
      announcePage();
      announce(document.title);
    },
  };
}

/** Islands were rendered with their own page's view, whatever page the visit began with. */
function withRenderedView(store: PageStore): PageStore {
  const view = store.getView();
  const rendered = { ...view, sidebar: view.branch };
  return { ...store, getRenderedView: () => rendered };
}
