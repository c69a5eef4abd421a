/** Turns the names in a code block that a file explains into elements. */
import { type HoverFile, type HoverNote, hashBlockText } from '@quire/client/contract';

export type NamedNotes = ReadonlyMap<HTMLElement, HoverNote>;

export function hasNames(code: HTMLElement, { blocks }: HoverFile): boolean {
  return hashBlockText(code.textContent ?? '') in blocks;
}

export function markNames(code: HTMLElement, { blocks, notes }: HoverFile): NamedNotes {
  const text = code.textContent ?? '';
  const places = parsePlaces(blocks[hashBlockText(text)] ?? [], text);
  const found = new Map<HTMLElement, HoverNote>();
  // From the end, so that splitting a text does not move the names before it.
  for (const { node, start } of listTexts(code).reverse())
    for (const place of places.filter((each) => each.start >= start && each.end <= start + node.length).reverse()) {
      const note = notes[place.note];
      if (note) found.set(toElement(node, place.start - start, place.end - place.start), note);
    }
  return found;
}

/** Offsets in the text of the code block. */
interface Place {
  start: number;
  end: number;
  note: number;
}

function parsePlaces(numbers: readonly number[], text: string): Place[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [line = 0, column = 0, length = 0, note = 0] = numbers.slice(index * 4, index * 4 + 4);
    const start = (starts[line] ?? 0) + column;
    return { start, end: start + length, note };
  }).sort((a, b) => a.start - b.start);
}

function listTexts(code: HTMLElement): Array<{ node: Text; start: number }> {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Array<{ node: Text; start: number }> = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, start });
    start += node.length;
  }
  return texts;
}

/** Reuses a link or a token that contains nothing but the name. */
function toElement(text: Text, start: number, length: number): HTMLElement {
  const parent = text.parentElement;
  const isWhole = text.length === length && parent?.childNodes.length === 1 && parent.matches('a, span:not(.line)');
  return markElement(isWhole ? parent : wrap(text, start, length));
}

function wrap(text: Text, start: number, length: number): HTMLElement {
  const name = start === 0 ? text : text.splitText(start);
  if (name.length > length) name.splitText(length);
  const element = document.createElement('span');
  name.replaceWith(element);
  element.append(name);
  return element;
}

function markElement(element: HTMLElement): HTMLElement {
  element.classList.add('q-name');
  if (element.localName === 'a') return element;
  element.tabIndex = -1;
  element.role = 'button';
  return element;
}
