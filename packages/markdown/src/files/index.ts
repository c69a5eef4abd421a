/** The entry for texts and paths of files. */
export { hashAsset, hashContent, hashContents } from './hash.ts';
export { normalizeText } from './normalize-text.ts';
export { toPosix } from './to-posix.ts';
