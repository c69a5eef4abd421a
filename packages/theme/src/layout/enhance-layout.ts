import type { CurrentPage } from '@quire/client';
import { enhanceAppearance } from '../appearance/enhance-appearance.ts';
import { enhanceContent } from '../content/enhance.ts';
import { enhanceCopying } from '../doc/enhance-copying.ts';
import { enhanceScrollToTop } from '../doc/enhance-scroll-to-top.ts';
import scrollToTop from '../doc/scroll-to-top.css?text';
import { enhanceHeroDots } from '../home/enhance-hero-dots.ts';
import { enhanceNavScroll } from '../nav/enhance-nav-scroll.ts';
import { enhanceTranslations } from '../nav/enhance-translations.ts';
import { offerLocale } from '../nav/offer-locale.ts';
import { enhanceOutline } from '../outline/enhance-outline.ts';
import { enhanceSearch } from '../search/enhance-search.ts';
import { enhanceSidebar } from '../sidebar/enhance-sidebar.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { enhanceMenus } from '../ui/enhance-menus.ts';
import { enhancePopovers } from '../ui/enhance-popovers.ts';
import { knowsPopovers } from '../ui/popovers.ts';
import quietLine from '../ui/quiet-line.css?text';

/** Makes layout and content interactive. Listeners are on the document, so that they also work for pages that are shown later. */
export function enhanceLayout(page: Pick<CurrentPage, 'getHref' | 'loadView'>): void {
  adoptStyles(scrollToTop + quietLine);
  if (knowsPopovers()) {
    enhancePopovers(page.getHref);
    enhanceMenus();
  }
  enhanceAppearance();
  enhanceNavScroll();
  enhanceTranslations();
  offerLocale();
  enhanceOutline();
  enhanceCopying();
  enhanceScrollToTop();
  enhanceHeroDots();
  enhanceSearch(page);
  enhanceContent();
  // Last, because it measures: the changes of others would make the browser compute the layout of a new page again.
  enhanceSidebar();
}
