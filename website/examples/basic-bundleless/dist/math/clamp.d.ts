export declare const clamp: (value: number, min: number, max: number) => number;
