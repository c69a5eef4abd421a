/** Owns what makes a page's text interactive: every behavior of the content components. */
import { adoptStyles } from '../styles/adopt-styles.ts';
import { type BrowserTextKey, readTexts } from '../texts/browser-texts.ts';
import type { GetText } from '../texts/create-get-text.ts';
import { enhanceCode } from './enhance-code.ts';
import { enhanceImages } from './enhance-images.ts';
import { enhanceScrollers } from './enhance-scrollers.ts';
import { enhanceTabs } from './enhance-tabs.ts';
import { enhanceTooltips } from './enhance-tooltips.ts';
import styles from './enhanced.css?text';

/** Returns what undoes it, so that a text can be taken out and put back. */
export function enhance(article: HTMLElement): () => void {
  const text = readTexts();
  adoptStyles(styles);
  const undo = [
    enhanceTabs(article),
    enhanceCode(article, text),
    enhanceScrollers(article, text),
    enhanceTooltips(article),
    ...RARE.map(([selector, load]) => loadWhere(article, { selector, load, text })),
    enhanceImages(article, text),
  ];
  return () => {
    for (const step of undo.reverse()) step();
  };
}

type Enhance = (article: HTMLElement, text: GetText<BrowserTextKey>) => () => void;

/** Few pages have them: the others do not load their script. */
const RARE: ReadonlyArray<[selector: string, load: () => Promise<Enhance>]> = [
  ['.q-twin', () => import('./enhance-twins.ts').then(({ enhanceTwins }) => enhanceTwins)],
  ['[data-home]', () => import('../not-found/enhance-not-found.ts').then(({ enhanceNotFound }) => enhanceNotFound)],
  ['.q-filterable', () => import('./enhance-filter.ts').then(({ enhanceFilters }) => enhanceFilters)],
];

interface Rare {
  selector: string;
  load: () => Promise<Enhance>;
  text: GetText<BrowserTextKey>;
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
