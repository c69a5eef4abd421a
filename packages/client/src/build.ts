/** The package's entry for the generated server module, which renders pages at build time. */
export { wrapIslands } from './islands/create-island.tsx';
export { createPageRenderer } from './page-renderer.tsx';
