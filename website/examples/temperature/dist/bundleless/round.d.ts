export declare function round(value: number): number;
