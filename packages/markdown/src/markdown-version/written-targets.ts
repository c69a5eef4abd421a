/** Replaces the targets of links and images by the URLs that they are published with. */

import { encodeWritten } from '../percent-decoding.ts';

export interface WrittenTargets {
  /** URLs of links and images, by `formatTargetKey`. */
  targets: Readonly<Record<string, string>>;
  /** The path of a fragment, relative to the docs folder; undefined for the page itself. */
  sourcePath: string | undefined;
}

/** The key of a target in the page or a fragment, however its letters are written. @param fragment relative to the docs folder */
export function formatTargetKey(target: string, fragment?: string): string {
  const key = encodeWritten(target);
  return fragment === undefined ? key : `${fragment}\0${key}`;
}

/** A target, in angle brackets or with pairs of parentheses. */
const TARGET = '(?:<(?:[^<>\\\\\\n]|\\\\.)*>|(?:\\\\[()]|[^\\s()<>]|\\([^\\s()]*\\))+)';

/** Each captures the text before a target: of an image, of a link after its text, of a definition. */
export const IMAGE_TARGET = new RegExp(`^(!\\[(?:[^[\\]\\\\]|\\\\.|\\[[^\\]]*\\])*\\]\\(\\s*)${TARGET}`);
export const LINK_TARGET = new RegExp(`^(\\]\\(\\s*)${TARGET}`);
export const DEFINITION_TARGET = new RegExp(`^(\\s*\\[[^\\]]+\\]:\\s*)${TARGET}`);

/** @param pattern captures the text before the target */
export function replaceTarget(source: string, pattern: RegExp, target: string, context: WrittenTargets): string {
  const url = findUrl(target, context);
  return url === undefined ? source : source.replace(pattern, (_, open: string) => open + url);
}

export function findUrl(target: string, { targets, sourcePath }: WrittenTargets): string | undefined {
  const key = formatTargetKey(target, sourcePath);
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}
