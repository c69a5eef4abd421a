export interface SlugOptions {
    /** The text between two words. */
    separator?: string;
}
export declare function slug(text: string, options?: SlugOptions): string;
