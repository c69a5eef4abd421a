import { slug, type SlugOptions } from './slug';

export { slug, type SlugOptions };

/** Turns a title into the path of a page. */
export function pagePath(title: string, options?: SlugOptions): string {
  return `/${slug(title, options)}`;
}
