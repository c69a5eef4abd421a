/** Owns the parts of the home page around its text: the hero before it, features and family after it. */
import { usePageView } from '@quire/engine/client';
import { FamilyCards } from './family-cards.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';

export function HomeHead() {
  const { hero } = usePageView().page.home ?? {};
  return hero ? <Hero hero={hero} /> : null;
}

export function HomeFoot() {
  const { page, locale } = usePageView();
  const { features = [] } = page.home ?? {};
  return (
    <>
      {features.length > 0 && <Features features={features} />}
      {locale.family && <FamilyCards family={locale.family} />}
    </>
  );
}
