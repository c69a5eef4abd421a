import { KEEP_ATTRIBUTE, REST_ATTRIBUTE, SLOT_ATTRIBUTE } from '../contract/document-contract.ts';
import { HYDRATED_ATTRIBUTE, ISLAND_TAG } from '../islands/island-tag.ts';

/**
 * Replaces the children of `current` by those of `next`. Elements that both documents keep under one name stay: a bar with
 * its icons, a sidebar with its open groups and scroll position. Only their links, current marks and slots are updated.
 */
export function replaceContent(current: Element, next: Element): void {
  const kept = new Map(pairKept(current, next));
  const own = new Set<Node>(kept.values());
  for (const child of [...current.childNodes]) if (!own.has(child)) child.remove();
  let following = current.firstChild;
  for (const child of [...next.childNodes]) {
    const same = kept.get(child);
    if (!same) {
      current.insertBefore(child, following);
      continue;
    }
    following = same.nextSibling;
    if (child instanceof Element) adopt(same, child);
  }
}

/** Pairs of children that are kept or contain kept elements, in the same order in both. */
function pairKept(current: Element, next: Element): Array<[next: Node, current: Element]> {
  const candidates = [...current.children].map((element) => ({ element, names: listNames(element) }));
  return [...next.children].flatMap((child): Array<[Node, Element]> => {
    const names = listNames(child);
    const place = candidates.findIndex((candidate) => candidate.names.some((name) => names.includes(name)));
    const [found] = place === -1 ? [] : candidates.splice(0, place + 1).slice(-1);
    return found?.element.localName === child.localName ? [[child, found.element]] : [];
  });
}

function listNames(element: Element): string[] {
  const within = [...element.querySelectorAll(`[${KEEP_ATTRIBUTE}]`)];
  return [element, ...within].flatMap((each) => each.getAttribute(KEEP_ATTRIBUTE) ?? []);
}

function adopt(current: Element, next: Element): void {
  if (next.localName === ISLAND_TAG) {
    // React owns the content of a hydrated island, and shows the next page in it. Another one is hydrated with its own HTML.
    if (!current.hasAttribute(HYDRATED_ATTRIBUTE)) current.replaceWith(next);
    return;
  }
  if (next.hasAttribute(KEEP_ATTRIBUTE)) {
    update(current, next);
    return;
  }
  copyAttributes(current, next, [...current.getAttributeNames(), ...next.getAttributeNames()]);
  replaceContent(current, next);
}

const SLOT = `[${SLOT_ATTRIBUTE}=""]`;
const MARKED = 'a, button';
const MARKS = ['href', 'aria-current', 'data-active'];

/** Updates a kept element, or replaces it by the next one if they have different parts. */
function update(current: Element, next: Element): void {
  const slots = pairParts(current, next, SLOT);
  const marked = pairParts(current, next, MARKED);
  // The next page may be in another branch.
  const isOther = isBranch(next) ? isBranch(current) : marked === undefined;
  if (isOther || slots === undefined) {
    current.replaceWith(next);
    return;
  }
  if (isBranch(next)) moveCurrent(next, current);
  else for (const [own, other] of marked ?? []) copyAttributes(own, other, MARKS);
  for (const [own, other] of slots) if (!own.isEqualNode(other)) replaceContent(own, other);
}

/** Undefined if their numbers differ. */
function pairParts(
  current: Element,
  next: Element,
  selector: string,
): Array<[own: Element, other: Element]> | undefined {
  const [own, others] = [listParts(current, selector), listParts(next, selector)];
  if (own.length !== others.length) return undefined;
  return own.flatMap((part, index) => (others[index] ? [[part, others[index]]] : []));
}

/** The content of slots is not included. */
function listParts(element: Element, selector: string): Element[] {
  return [...element.querySelectorAll(selector)].filter((part) => {
    const slot = part.parentElement?.closest(SLOT);
    return !slot || !element.contains(slot);
  });
}

/** Whether the list is partial: a page contains only a branch of a long list, until the rest is loaded. */
function isBranch(element: Element): boolean {
  return element.querySelector(`[${REST_ATTRIBUTE}]`) !== null;
}

const CURRENT = '[aria-current=page]';

/** Marks the same links as current in `to` as in `from`, and no others. */
export function moveCurrent(from: Element, to: Element): void {
  const href = from.querySelector(CURRENT)?.getAttribute('href');
  for (const link of to.querySelectorAll(CURRENT)) link.removeAttribute('aria-current');
  for (const link of to.querySelectorAll('a'))
    if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'page');
}

function copyAttributes(element: Element, from: Element, names: string[]): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
