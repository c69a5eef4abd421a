/** The features of the current page, or of a page that renders them itself, with props or its own frontmatter. */
import { usePageView } from '@quire/client';
import type { Feature } from '@quire/client/contract';
import { Features } from '../home/features.tsx';
import type { HomeFeatureProps } from '../layout/layout-props.ts';
import { normalizeHrefInRuntime, normalizeImagePath } from '../runtime/paths.ts';

/** As in frontmatter. */
interface FeatureFields extends Omit<Feature, 'href' | 'details'> {
  details?: string;
  link?: string;
}

interface FeaturesOfContentProps extends HomeFeatureProps {
  frontmatter?: { features?: FeatureFields[] };
  /** Replaces those of the frontmatter. */
  features?: FeatureFields[];
}

export function HomeFeature({
  frontmatter,
  features = frontmatter?.features,
  featureDiagrams,
}: FeaturesOfContentProps) {
  const { home } = usePageView().page;
  const shown = features?.map(createFeature) ?? home?.features ?? [];
  return shown.length > 0 ? <Features features={shown} diagrams={featureDiagrams} /> : null;
}

function createFeature({ link, icon, details = '', ...feature }: FeatureFields): Feature {
  return {
    ...feature,
    details,
    ...(icon !== undefined && { icon: normalizeImagePath(icon) }),
    ...(link !== undefined && { href: normalizeHrefInRuntime(link) }),
  };
}
