/** The text on the card of a page. */
import type { ImagePage, PluginSite } from '@quire/engine';

export interface CardText {
  title: string;
  description: string;
  /** The breadcrumbs: `Guide › Basic`. */
  trail: string;
  siteTitle: string;
  /** The host of the site: `rslib.rs`. */
  host: string;
}

export function describeCard(page: ImagePage, { config }: PluginSite): CardText {
  const { title, description } = page.pageType === 'home' ? describeHome(page) : page;
  return {
    title: clean(title),
    description: clean(description),
    trail: clean(page.trail.join(' › ')),
    siteTitle: clean(page.siteTitle),
    host: config.siteUrl === undefined ? '' : new URL(config.siteUrl).host,
  };
}

/** A home page has the title of the site, which the card shows next to the logo anyway. */
function describeHome({ frontmatter, siteTitle, description }: ImagePage) {
  const { text, tagline } = readHero(frontmatter.hero);
  return { title: text || siteTitle, description: tagline || description };
}

function readHero(hero: unknown): { text: string; tagline: string } {
  const read = (name: string) => {
    const value: unknown = typeof hero === 'object' && hero !== null ? Reflect.get(hero, name) : undefined;
    return typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ') : '';
  };
  return { text: read('text'), tagline: read('tagline') };
}

/** Removes emoji, which none of the fonts contains. */
const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[\u200D\uFE0F\p{Emoji_Modifier}\p{Emoji_Presentation}]*/gu;

/** Characters that are invisible, or part of an emoji (`1️⃣` is `1` with two of them): renderers show boxes for them. */
const WITHOUT_GLYPH = /[\u00AD\u200B\u2060\uFEFF\u{E0020}-\u{E007F}]|\uFE0E|\uFE0F|\u20E3/gu;

function clean(text: string): string {
  return text.replace(EMOJI, '').replace(WITHOUT_GLYPH, '').replace(/\s+/g, ' ').trim();
}
