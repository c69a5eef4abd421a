/** Owns which blocks of the home page browsers load with it. */
export { FamilyCards } from './family-cards.tsx';
export { HomeFeature } from './home-feature.tsx';
export { HomeHero } from './home-hero.tsx';
