/** Picks the tags of entries in navigation and sidebars. (docs/behavior/chrome.md) */

export interface Marks {
  tag?: string;
  context?: string;
}

/** An image, which some sites use as a tag: markup, a path or a data URL. */
const PICTURE = /^\s*(?:<|\/|data:)|^\s*https?:/;

/** Omits undefined fields, and tags that are images, because a tag must be text. */
export function pickMarks(
  item: { tag?: string | undefined; context?: string | undefined },
  ...names: Array<'tag' | 'context'>
): Marks {
  const entries = names.flatMap((name) => {
    const value = item[name];
    return value === undefined || (name === 'tag' && PICTURE.test(value)) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
