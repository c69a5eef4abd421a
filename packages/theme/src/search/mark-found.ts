/** The marks on the words that a chosen hit was found by. They are over the page, which itself is not changed. */
import { ARTICLE_ID, onPageShown } from '@quire/engine/client';
import { decodePart } from '@quire/engine/shared';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { findOccurrences } from './find-occurrences.ts';
import styles from './found.css?text';

/** The stylesheet knows them as `::highlight(quire-found)`. */
const HIGHLIGHT_NAME = 'quire-found';
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, pre, figcaption, summary, div';
/** A reader who scrolls is still looking; one who presses something has seen them. */
const ACTIONS = ['click', 'keydown', 'popstate'];

export interface Destination {
  url: URL;
  words: readonly string[];
  /** The page that the reader was on. */
  from: string;
}

/** Marks the words as soon as the page is on the screen, unless the reader goes elsewhere. */
export function markFound({ url, words, from }: Destination): void {
  // A frame later the page is at its place, and the key that chose the hit has done its work.
  const mark = () => requestAnimationFrame(() => markWords(words, url.hash));
  if (isPath(from, url)) return void mark();
  const start = location.pathname;
  const stop = new AbortController();
  onPageShown(
    () => {
      if (location.pathname !== start) stop.abort();
      if (location.pathname === url.pathname) mark();
    },
    { signal: stop.signal },
  );
}

function isPath(href: string, url: URL): boolean {
  return new URL(href, url).pathname === url.pathname;
}

function markWords(words: readonly string[], hash: string): void {
  if (!('highlights' in CSS)) return;
  const ranges = groupByBlock(walkSection(hash)).flatMap((nodes) =>
    findOccurrences(nodes.map(({ data }) => data).join(''), words).map(({ start, end }) =>
      createRange(nodes, start, end),
    ),
  );
  adoptStyles(styles);
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  const waiting = new AbortController();
  const clear = () => {
    waiting.abort();
    CSS.highlights.delete(HIGHLIGHT_NAME);
  };
  for (const action of ACTIONS) addEventListener(action, clear, { capture: true, signal: waiting.signal });
}

/** Texts that are read as one: a name like `dts.bundle` may be in two elements. */
function groupByBlock(nodes: Iterable<Text>): Text[][] {
  const groups = new Map<Element | null | undefined, Text[]>();
  for (const node of nodes) {
    const block = node.parentElement?.closest(BLOCKS);
    const group = groups.get(block);
    if (group) group.push(node);
    else groups.set(block, [node]);
  }
  return [...groups.values()];
}

/** @param start,end offsets in the texts of all nodes, joined */
function createRange(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let offset = 0;
  for (const node of nodes) {
    const { length } = node;
    if (start >= offset && start < offset + length) range.setStart(node, start - offset);
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset);
    offset += length;
  }
  return range;
}

/** The texts from the heading that the hash names to the next one; without a hash, from the page's beginning. */
function* walkSection(hash: string): Generator<Text> {
  const article = document.getElementById(ARTICLE_ID);
  if (!article) return;
  const target = hash === '' ? null : document.getElementById(decodePart(hash.slice(1)));
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let isInside = hash === '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLHeadingElement)
      isInside = target ? node === target : node.localName === 'h1' && hash === '';
    else if (node instanceof Text && isInside) yield node;
  }
}
