/** Collects the ids, classes, links and images of HTML. */

import { SLOT_ATTRIBUTE } from '@quire/client/contract';
import type { HtmlVisitor } from '@quire/markdown/html';

export interface ElementNames {
  ids: string[];
  /** The names of `<a name>`, which are anchors like ids. */
  names: string[];
  hrefs: string[];
  images: string[];
  /** The links and images of slots of the layout, which a site adds. */
  slotted: Slotted;
  classes: ReadonlySet<string>;
  /** Whether nothing is visible before a script runs. */
  isBlank: boolean;
}

export interface Slotted {
  hrefs: string[];
  images: string[];
}

/** Elements that are visible without text, and islands, which a script fills. */
const SEEN = new Set(
  'audio canvas embed hr iframe img input math object picture quire-island svg textarea video'.split(' '),
);

/** The text of these is not shown. */
const HIDDEN = new Set(['script', 'style', 'template']);

/** Links to AI assistants, which are different on each page and are not checked. */
function isUnfollowed({ rel, href }: Record<string, string>): boolean {
  return /^https?:/.test(href ?? '') && (rel?.split(' ').includes('nofollow') ?? false);
}

export function createElementCollector(): HtmlVisitor & { finish(): ElementNames } {
  const found = { ids: [] as string[], names: [] as string[], hrefs: [] as string[], images: [] as string[] };
  const slotted: Slotted = { hrefs: [], images: [] };
  const classes = new Set<string>();
  let slotDepth: number | undefined;
  let isBlank = true;
  let hidden = 0;
  return {
    open({ name, attributes, depth }) {
      const { id } = attributes;
      if (attributes[SLOT_ATTRIBUTE] === '') slotDepth ??= depth;
      if (slotDepth !== undefined) addTargets(slotted, name, attributes);
      // Collect the values first, because most are repeated.
      if (attributes.class !== undefined) classes.add(attributes.class);
      if (id !== undefined) found.ids.push(id);
      addTargets(found, name, attributes);
      if (name === 'a' && attributes.name !== undefined) found.names.push(attributes.name);
      if (HIDDEN.has(name)) hidden += 1;
      if (SEEN.has(name)) isBlank = false;
    },
    text(text) {
      if (isBlank && hidden === 0 && text.trim() !== '') isBlank = false;
    },
    close({ name, depth }) {
      if (depth === slotDepth) slotDepth = undefined;
      if (HIDDEN.has(name)) hidden -= 1;
    },
    finish() {
      return { ...found, slotted, isBlank, classes: new Set([...classes].flatMap((value) => value.split(/\s+/))) };
    },
  };
}

function addTargets(to: Slotted, name: string, attributes: Record<string, string>): void {
  const { href, src } = attributes;
  if (name === 'a' && href !== undefined && !isUnfollowed(attributes)) to.hrefs.push(href);
  if (name === 'img' && src !== undefined) to.images.push(src);
}
