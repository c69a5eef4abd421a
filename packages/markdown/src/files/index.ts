/** The entry for file contents and paths. */
export { hashAsset, hashContent, hashContents } from './hash.ts';
export { findFile, hashFile, loadFile } from './load-file.ts';
export { isInside, normalizeText, toPosix } from './normalize.ts';
export { findUndecoded } from './undecoded.ts';
