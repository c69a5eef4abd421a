/** The features of the current page. */
import { usePageView } from '@quire/client';
import type { HomeFeatureProps } from '../layout/layout-props.ts';
import { Features } from './features.tsx';

export function HomeFeature({ featureDiagrams }: HomeFeatureProps) {
  const { features = [] } = usePageView().page.home ?? {};
  return features.length > 0 ? <Features features={features} diagrams={featureDiagrams} /> : null;
}
