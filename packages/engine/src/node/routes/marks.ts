/** The marks of entries in navigation and sidebars. (docs/behavior/chrome.md) */

export interface Marks {
  tag?: string;
  context?: string;
}

/** A picture, which some sites have as a tag: markup, a file of the site, or the data of one. */
const PICTURE = /^\s*(?:<|\/|data:)|^\s*https?:/;

/** What a mark has no value for is left out, and so is a tag that is a picture: a tag is a text. */
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
