/** Owns what is on the screen: the view that the layout shows, and the text with all that lives in it. */
import { flushSync } from 'react-dom';
import type { PageView } from '../shared/page-view.ts';
import { createAnnouncer } from './announcer.ts';
import { createArticleHost } from './article-host.ts';
import { ARTICLE_ID } from './article-id.ts';
import { swapHead } from './head.ts';
import { type IslandLoaders, mountIslands } from './islands/mount-islands.tsx';
import type { OpenGroups } from './open-groups.ts';
import type { PageDocument } from './page-document.ts';
import { createPageStore, type PageStore } from './page-store.tsx';
import { dropTabRules } from './prepaint/tab-rules.ts';
import type { Theme } from './theme.ts';
import { getEmptyHtml, type HtmlPolicy } from './trusted-html.ts';

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
  /** Brings the text of the loaded document to life. */
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
