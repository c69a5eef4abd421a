/** The entry for file contents and paths. */
export { findFile } from './find-file.ts';
export { hashAsset, hashContent, hashContents } from './hash.ts';
export { hashFile, loadFile } from './load-file.ts';
export { normalizeText, toPosix } from './normalize.ts';
