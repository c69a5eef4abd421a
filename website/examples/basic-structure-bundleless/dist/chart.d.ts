export declare const draw: () => string;
