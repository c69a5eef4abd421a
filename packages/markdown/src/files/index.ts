/** The entry for file contents and paths. */
export { hashAsset, hashContent, hashContents } from './hash.ts';
export { normalizeText, toPosix } from './normalize.ts';
