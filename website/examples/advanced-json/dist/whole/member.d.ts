export declare const dark: string;
