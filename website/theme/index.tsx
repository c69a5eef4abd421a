import { Layout as ThemeLayout } from '@theme-original';
import { BrokenStack } from './broken-stack.tsx';
import { FamilyCards } from './family-cards.tsx';
import { FamilyMenu } from './family-menu.tsx';
import { featureDiagrams } from './feature-diagrams.tsx';
import { HeroStack } from './hero-stack.tsx';
import './family-menu.css';

export function Layout() {
  return (
    <ThemeLayout
      afterNavTitle={<FamilyMenu />}
      heroImage={<HeroStack />}
      featureDiagrams={featureDiagrams}
      afterFeatures={<FamilyCards />}
      beforeNotFound={<BrokenStack />}
    />
  );
}
