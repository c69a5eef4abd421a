export interface SlugOptions {
    separator?: string;
}
export declare function slug(text: string, options?: SlugOptions): string;
