/** Owns the marks on the words that a chosen hit was found by. They lie over the page, which itself is not changed. */
import { ARTICLE_ID, type PageStore } from '@quire/engine/client';
import { findOccurrences } from './find-occurrences.ts';

/** The style sheet knows them as `::highlight(quire-found)`. */
const HIGHLIGHT_NAME = 'quire-found';
/** A reader who scrolls is still looking; one who presses something has seen them. */
const ACTIONS = ['click', 'keydown', 'popstate'];

export interface Destination {
  url: URL;
  words: readonly string[];
}

/** Marks the words as soon as the page is on the screen, unless the reader goes elsewhere. */
export function markOnArrival(store: PageStore, { url, words }: Destination): void {
  const start = store.getView().href;
  // A frame later the page stands at its place, and the key that chose the hit has done its work.
  const mark = () => requestAnimationFrame(() => markWords(words, url.hash));
  if (isPath(start, url)) return void mark();
  const stop = store.subscribe(() => {
    const { href } = store.getView();
    if (href !== start) stop();
    if (isPath(href, url)) mark();
  });
}

function isPath(href: string, url: URL): boolean {
  return new URL(href, url).pathname === url.pathname;
}

function markWords(words: readonly string[], hash: string): void {
  if (!('highlights' in CSS)) return;
  const ranges = [...walkSection(hash)].flatMap((node) =>
    findOccurrences(node.data, words).map(({ start, end }) => createRange(node, start, end)),
  );
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  const waiting = new AbortController();
  const clear = () => {
    waiting.abort();
    CSS.highlights.delete(HIGHLIGHT_NAME);
  };
  for (const action of ACTIONS) addEventListener(action, clear, { capture: true, signal: waiting.signal });
}

function createRange(node: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** The texts from the heading that the hash names to the next one; without a hash, from the page's beginning. */
function* walkSection(hash: string): Generator<Text> {
  const article = document.getElementById(ARTICLE_ID);
  if (!article) return;
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let isInside = hash === '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLHeadingElement)
      isInside = target ? node === target : node.localName === 'h1' && hash === '';
    else if (node instanceof Text && isInside) yield node;
  }
}
