/** Turns a title into a slug. */
export declare function slug(title: string): string;
