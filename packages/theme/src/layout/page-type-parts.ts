/** Owns the parts that only pages of one type have, where all pages are rendered. In browsers `late-parts.ts` is in its place. */
export { FamilyCards, HomeFeature, HomeHero } from '../home/home-blocks.ts';
export { NotFound } from '../not-found/not-found.tsx';
export { Overview } from '../overview/overview.tsx';

/** They are all there. */
export function loadParts(): undefined {
  return undefined;
}
