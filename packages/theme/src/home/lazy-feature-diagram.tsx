/** Owns the diagrams of features in the browser, where most visits need none: what the server wrote stays until they are loaded. */
import { lazy } from 'react';

export const FeatureDiagram = lazy(() =>
  import('./feature-diagram.tsx').then(
    (module) => ({ default: module.FeatureDiagram }),
    // They repeat what the feature says.
    (error) => {
      console.warn(error);
      return { default: () => null };
    },
  ),
);
