/** Owns what makes a page's text interactive: every behavior of the content components. */
import type { PageView } from '@quire/engine/shared';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { createGetText, type GetText } from '../texts/use-texts.ts';
import { enhanceCode } from './enhance-code.ts';
import { enhanceImages } from './enhance-images.ts';
import { enhanceScrollers } from './enhance-scrollers.ts';
import { enhanceTabs } from './enhance-tabs.ts';
import { enhanceTooltips } from './enhance-tooltips.ts';
import styles from './enhanced.css?text';

/** Returns what undoes it, so that a text can be taken out and put back. */
export function enhance(article: HTMLElement, view: PageView): () => void {
  const text = createGetText(view.locale.texts);
  // Before anything that they are for: the layout may not be hydrated yet.
  adoptStyles(styles);
  const undo = [
    enhanceTabs(article),
    enhanceCode(article, text),
    enhanceScrollers(article, text),
    enhanceTooltips(article),
    ...RARE.map(([selector, load]) => loadWhere(article, { selector, load, text })),
    enhanceImages(article, { text, isOff: view.page.hide?.includes('globalUIComponents') ?? false }),
  ];
  return () => {
    for (const step of undo.reverse()) step();
  };
}

type Enhance = (article: HTMLElement, text: GetText) => () => void;

/** Few pages have them: the others do not load their script. */
const RARE: ReadonlyArray<[selector: string, load: () => Promise<Enhance>]> = [
  ['.q-twin', () => import('./enhance-twins.ts').then(({ enhanceTwins }) => enhanceTwins)],
  ['.q-filterable', () => import('./enhance-filter.ts').then(({ enhanceFilters }) => enhanceFilters)],
];

interface Rare {
  selector: string;
  load: () => Promise<Enhance>;
  text: GetText;
}

function loadWhere(article: HTMLElement, { selector, load, text }: Rare): () => void {
  if (!article.querySelector(selector)) return () => {};
  let undo: (() => void) | undefined;
  let isOver = false;
  load()
    .then((enhanceRare) => {
      if (!isOver) undo = enhanceRare(article, text);
    })
    .catch((error) => console.warn(error));
  return () => {
    isOver = true;
    undo?.();
  };
}
