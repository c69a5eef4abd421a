export declare const lerp: (from: number, to: number, t: number) => number;
