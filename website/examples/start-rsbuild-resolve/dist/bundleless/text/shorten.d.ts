export declare function shorten(text: string, length: number): string;
