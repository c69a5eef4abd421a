/** Replaces the targets of links and images by the URLs that they are published with. */

export interface WrittenTargets {
  /** URLs of links and images, by `formatTargetKey`. */
  targets: Readonly<Record<string, string>>;
  /** The path of a fragment, relative to the docs folder; undefined for the page itself. */
  sourcePath: string | undefined;
}

/** The key of a target as written in the page or a fragment. @param fragment relative to the docs folder */
export function formatTargetKey(target: string, fragment?: string): string {
  return fragment === undefined ? target : `${fragment}\0${target}`;
}

/** A target, in angle brackets or with pairs of parentheses. */
const TARGET = '(?:<([^>\\n]*)>|((?:[^\\s()<>]|\\([^\\s()]*\\))+))';

/** Each captures the text before a target, and the target: of an image, of a link after its text, of a definition. */
export const IMAGE_TARGET = new RegExp(`^(!\\[(?:[^[\\]\\\\]|\\\\.|\\[[^\\]]*\\])*\\]\\(\\s*)${TARGET}`);
export const LINK_TARGET = new RegExp(`^(\\]\\(\\s*)${TARGET}`);
export const DEFINITION_TARGET = new RegExp(`^(\\s*\\[[^\\]]+\\]:\\s*)${TARGET}`);

/** @param pattern captures the text before the target, and the target in angle brackets or without */
export function replaceTarget(source: string, pattern: RegExp, context: WrittenTargets): string {
  return source.replace(pattern, (written, open: string, quoted?: string, bare = '') => {
    const target = quoted ?? bare;
    const url = findUrl(target, context) ?? findUrl(encodeURI(target), context);
    return url === undefined ? written : open + url;
  });
}

export function findUrl(target: string, { targets, sourcePath }: WrittenTargets): string | undefined {
  const key = formatTargetKey(target, sourcePath);
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}
