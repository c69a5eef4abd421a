/** Owns the parts of a home page that a page may place itself. Hero and features are in its frontmatter. */
import { usePageView } from '@quire/engine/client';
import type { ReactNode } from 'react';
import { Features } from '../home/features.tsx';
import { Hero } from '../home/hero.tsx';

export function HomeHero() {
  const { hero } = usePageView().page.home ?? {};
  return hero ? <Hero hero={hero} /> : null;
}

export function HomeFeature() {
  const { features = [] } = usePageView().page.home ?? {};
  return features.length > 0 ? <Features features={features} /> : null;
}

interface HomeLayoutProps {
  beforeHero?: ReactNode;
  afterHero?: ReactNode;
  beforeFeatures?: ReactNode;
  afterFeatures?: ReactNode;
}

export function HomeLayout({ beforeHero, afterHero, beforeFeatures, afterFeatures }: HomeLayoutProps) {
  return (
    <>
      {beforeHero}
      <HomeHero />
      {afterHero}
      {beforeFeatures}
      <HomeFeature />
      {afterFeatures}
    </>
  );
}
