/** Collects the ids, classes, links and images of HTML. */

import type { HtmlVisitor } from '@quire/markdown/html';

export interface ElementNames {
  ids: string[];
  /** The names of `<a name>`, which are anchors like ids. */
  names: string[];
  hrefs: string[];
  images: string[];
  classes: ReadonlySet<string>;
  /** Whether nothing is visible before a script runs. */
  isBlank: boolean;
}

export interface Targets {
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
  const classes = new Set<string>();
  let isBlank = true;
  let hidden = 0;
  return {
    open({ name, attributes }) {
      const { id } = attributes;
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
    close({ name }) {
      if (HIDDEN.has(name)) hidden -= 1;
    },
    finish() {
      return { ...found, isBlank, classes: new Set([...classes].flatMap((value) => value.split(/\s+/))) };
    },
  };
}

export function addTargets(to: Targets, name: string, attributes: Record<string, string>): void {
  const { href, src } = attributes;
  if (name === 'a' && href !== undefined && !isUnfollowed(attributes)) to.hrefs.push(href);
  if (name === 'img' && src !== undefined) to.images.push(src);
}
