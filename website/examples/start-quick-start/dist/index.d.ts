import { slug, type SlugOptions } from './slug.js';
export { slug, type SlugOptions };
export declare function pagePath(title: string, options?: SlugOptions): string;
