/** Turns a title into a part of an address. */
export declare function slug(title: string): string;
