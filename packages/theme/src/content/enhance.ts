import { loadOnDemand } from '@quire/client';
import { enhanceHovers } from '../hovers/enhance-hovers.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { enhanceBanners } from './enhance-banner.ts';
import { enhanceCode } from './enhance-code.ts';
import { enhanceCodeLinks } from './enhance-code-links.ts';
import { enhanceScrollers } from './enhance-scrollers.ts';
import { enhanceTabs } from './enhance-tabs.ts';
import styles from './enhanced.css?text';

/** Makes content interactive: every behavior of the content components. */
export function enhanceContent(): void {
  adoptStyles(styles);
  enhanceTabs();
  enhanceCode();
  enhanceCodeLinks();
  enhanceHovers();
  enhanceScrollers();
  enhanceBanners();
  for (const [selector, load] of RARE) loadOnDemand(selector, load);
}

/** Images in links are excluded: they follow the link. */
const IMAGE = ':is(#quire-article, .q-slot) img:not(:is(a, button, [data-no-zoom]) img)';

/** Bars with fewer links are not measured: measuring forces a layout. */
const LONG_BAR = '[data-menu]:not([data-menu=phone], [data-menu=tablet])';

/** Scripts that only pages with such elements load. */
const RARE: ReadonlyArray<[selector: string, load: () => Promise<() => void>]> = [
  [IMAGE, () => import('./enhance-images.ts').then(({ createImageEnhancer }) => createImageEnhancer(IMAGE))],
  ['.q-tooltip', () => import('./enhance-tooltips.ts').then(({ enhanceTooltips }) => enhanceTooltips)],
  ['.q-twin', () => import('./enhance-twins.ts').then(({ enhanceTwins }) => enhanceTwins)],
  ['[data-home]', () => import('../not-found/enhance-not-found.ts').then(({ enhanceNotFound }) => enhanceNotFound)],
  ['.q-filterable', () => import('./enhance-filter.ts').then(({ enhanceFilters }) => enhanceFilters)],
  [LONG_BAR, () => import('../nav/fit-links.ts').then(({ createLinkFitter }) => createLinkFitter(LONG_BAR))],
];
