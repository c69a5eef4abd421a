export declare const mean: (values: number[]) => number;
