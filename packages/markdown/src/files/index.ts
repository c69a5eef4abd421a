/** The entry for file contents and paths. */
export { hashAsset, hashContent, hashContents } from './hash.ts';
export { normalizeText } from './normalize-text.ts';
export { toPosix } from './to-posix.ts';
