/** Highlights the matched words on the page of a chosen hit, by the CSS highlight API: the DOM does not change. */
import { ARTICLE_ID, onPageShown } from '@quire/client';
import { decodePart } from '@quire/client/contract';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { findOccurrences } from './find-occurrences.ts';
import styles from './found.css?text';

/** The stylesheet uses `::highlight(quire-found)`. */
const HIGHLIGHT_NAME = 'quire-found';
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, pre, figcaption, summary, div';
/** Scrolling keeps the highlights, because the reader is still looking; these events remove them. */
const ACTIONS = ['click', 'keydown', 'popstate'];

export interface Destination {
  url: URL;
  words: readonly string[];
  /** The page that the reader was on. */
  from: string;
}

/** Highlights the words when the page is shown, unless the reader goes to another page. */
export function markFound({ url, words, from }: Destination): void {
  // One frame later the page has been scrolled, and the key event that chose the hit is over.
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

/** Text nodes of one block are searched together: a name like `dts.bundle` may be in two elements. */
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

/** The texts from the heading of the hash to the next heading; without a hash, from the start of the page. */
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
