/** The package's entry for the generated server module: what renders pages at build time. */
export { createIsland } from './islands/create-island.tsx';
export { createPageRenderer } from './page-renderer.tsx';
