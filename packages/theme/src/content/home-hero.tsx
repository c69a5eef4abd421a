/** The hero of the current page, or of a page that renders it itself, with its own frontmatter. */
import { usePageView } from '@quire/client';
import { type Hero as HeroContent, type Logo, mapLogo } from '@quire/client/contract';
import { Hero } from '../home/hero.tsx';
import type { HomeHeroProps } from '../layout/layout-props.ts';
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

export function HomeHero({ frontmatter, ...props }: HomeHeroProps & { frontmatter?: { hero?: HeroFields } }) {
  const { home } = usePageView().page;
  const hero = frontmatter?.hero ? createHero(frontmatter.hero) : home?.hero;
  return hero ? <Hero hero={hero} {...props} /> : null;
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
