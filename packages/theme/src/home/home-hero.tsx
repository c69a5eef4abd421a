/** The hero of the current page. */
import { usePageView } from '@quire/client';
import type { HomeHeroProps } from '../layout/layout-props.ts';
import { Hero } from './hero.tsx';

export function HomeHero(props: HomeHeroProps) {
  const { hero } = usePageView().page.home ?? {};
  return hero ? <Hero hero={hero} {...props} /> : null;
}
