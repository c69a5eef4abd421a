import { slug, type SlugOptions } from './slug';

export { slug, type SlugOptions };

export function pagePath(title: string, options?: SlugOptions): string {
  return `/${slug(title, options)}`;
}
