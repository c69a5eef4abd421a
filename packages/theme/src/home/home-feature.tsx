/** The features of the current page. */
import { usePageView } from '@quire/engine/client';
import { Features } from './features.tsx';

export function HomeFeature() {
  const { features = [] } = usePageView().page.home ?? {};
  return features.length > 0 ? <Features features={features} /> : null;
}
