import { slug, type SlugOptions } from './slug.js';
export { slug, type SlugOptions };
/** Turns a title into the path of a page. */
export declare function pagePath(title: string, options?: SlugOptions): string;
