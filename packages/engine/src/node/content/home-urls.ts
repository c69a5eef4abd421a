import type { Frontmatter } from '@quire/markdown';
import { toInlineHtml } from '../html/inline-html.ts';

interface HomeUrls {
  links: string[];
  images: string[];
}

/** The URLs in the texts of a home page, which may contain inline elements. */
export function listHomeUrls({ hero, features = [] }: Frontmatter): HomeUrls {
  const urls: HomeUrls = { links: [], images: [] };
  const note = (list: string[]) => (url: string) => {
    list.push(url);
    return url;
  };
  const texts = hero ? [hero.name, hero.text, hero.tagline, ...hero.actions.map(({ text }) => text)] : [];
  for (const text of [...texts, ...features.map(({ details }) => details)])
    toInlineHtml(text, { href: note(urls.links), src: note(urls.images) });
  return urls;
}
