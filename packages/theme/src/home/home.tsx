/** Owns the home page: hero, features, and the family of tools. (SPEC.md 2.2) */
import { usePageView } from '@quire/engine/client';
import { FamilyCards } from './family-cards.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';

export function Home() {
  const { page, locale } = usePageView();
  const { hero, features = [] } = page.home ?? {};
  return (
    <>
      {hero && <Hero hero={hero} />}
      {features.length > 0 && <Features features={features} />}
      {locale.family && <FamilyCards family={locale.family} />}
    </>
  );
}
