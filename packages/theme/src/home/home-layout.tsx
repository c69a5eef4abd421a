/** The parts of a home page: hero, text and features. */
import { createContext, type ReactNode, use } from 'react';
import { HomeFeature } from '../content/home-feature.tsx';
import { HomeHero } from '../content/home-hero.tsx';
import type { HomeLayoutProps } from '../layout/layout-props.ts';
import { Slot } from '../layout/slot.tsx';

/**
 * Passes the content of a home page through a site's own components to its position between hero and features. Null if the
 * content renders the parts of a home page itself.
 */
export const HomeText = createContext<ReactNode>(null);

export function HomeLayout(props: HomeLayoutProps) {
  const { beforeHero, heroImage, afterHero, beforeHeroActions, afterHeroActions, beforeFeatures, afterFeatures } =
    props;
  const text = use(HomeText);
  return (
    <>
      <Slot>{beforeHero}</Slot>

      <HomeHero image={heroImage} beforeHeroActions={beforeHeroActions} afterHeroActions={afterHeroActions} />

      <Slot>{afterHero}</Slot>
      {text}
      <Slot>{beforeFeatures}</Slot>

      <HomeFeature featureDiagrams={props.featureDiagrams} />

      <Slot>{afterFeatures}</Slot>
    </>
  );
}
