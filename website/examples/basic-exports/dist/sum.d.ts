export declare const sum: (values: number[]) => number;
