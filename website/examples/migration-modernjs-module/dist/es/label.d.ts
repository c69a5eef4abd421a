export declare const label: (text?: string) => string;
