/** The parts of a home page: for its layout, and for pages that render them themselves, with props or frontmatter as their content. */
import { usePageView } from '@quire/client';
import { type Feature, type Hero as HeroContent, type Logo, mapLogo } from '@quire/client/contract';
import { Features } from '../home/features.tsx';
import { Hero } from '../home/hero.tsx';
import type { HomeFeatureProps, HomeHeroProps } from '../layout/layout-props.ts';
import { normalizeHrefInRuntime, normalizeImagePath } from '../runtime/paths.ts';

/** As in frontmatter. */
interface HeroFields {
  badge?: string | { text: string; link?: string };
  name?: string;
  text?: string;
  tagline?: string;
  actions?: Array<{ text: string; link: string; theme?: 'brand' | 'alt' }>;
  image?: { src: Logo; alt?: string };
}

interface FeatureFields extends Omit<Feature, 'href' | 'details'> {
  details?: string;
  link?: string;
}

interface FeaturesOfContentProps extends HomeFeatureProps {
  frontmatter?: { features?: FeatureFields[] };
  /** Replaces those of the frontmatter. */
  features?: FeatureFields[];
}

export function HomeHero({ frontmatter, ...props }: HomeHeroProps & { frontmatter?: { hero?: HeroFields } }) {
  const { home } = usePageView().page;
  const hero = frontmatter?.hero ? createHero(frontmatter.hero) : home?.hero;
  return hero ? <Hero hero={hero} {...props} /> : null;
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

function createHero({ badge, name = '', text = '', tagline = '', actions = [], image }: HeroFields): HeroContent {
  return {
    ...(badge && { badge: createBadge(badge) }),
    name,
    text,
    tagline,
    actions: actions.map(({ text: label, link, theme = 'brand' }) => ({
      text: label,
      theme,
      href: normalizeHrefInRuntime(link),
    })),
    ...(image && { image: { src: mapLogo(image.src, normalizeImagePath), alt: image.alt ?? '' } }),
  };
}

function createBadge(badge: NonNullable<HeroFields['badge']>): NonNullable<HeroContent['badge']> {
  if (typeof badge === 'string') return { text: badge };
  const { text, link } = badge;
  return { text, ...(link !== undefined && { href: normalizeHrefInRuntime(link) }) };
}

function createFeature({ link, icon, details = '', ...feature }: FeatureFields): Feature {
  return {
    ...feature,
    details,
    ...(icon !== undefined && { icon: normalizeImagePath(icon) }),
    ...(link !== undefined && { href: normalizeHrefInRuntime(link) }),
  };
}
