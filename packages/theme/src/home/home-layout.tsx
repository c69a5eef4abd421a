/** Owns the parts of a home page: hero, text and features. */
import { use } from 'react';
import { HomeFeature, HomeHero } from '#page-type-parts';
import type { HomeLayoutProps } from '../layout/layout-props.ts';
import { Part } from '../layout/part.tsx';
import { Slot } from '../layout/slot.tsx';
import { HomeText } from './home-text.ts';

export function HomeLayout(props: HomeLayoutProps) {
  const { beforeHero, afterHero, beforeHeroActions, afterHeroActions, beforeFeatures, afterFeatures } = props;
  const text = use(HomeText);
  return (
    <>
      <Slot>{beforeHero}</Slot>
      <Part>
        <HomeHero beforeHeroActions={beforeHeroActions} afterHeroActions={afterHeroActions} />
      </Part>
      <Slot>{afterHero}</Slot>
      {text}
      <Slot>{beforeFeatures}</Slot>
      <Part>
        <HomeFeature />
      </Part>
      <Slot>{afterFeatures}</Slot>
    </>
  );
}
