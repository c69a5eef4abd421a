export declare const FACTORS: Record<string, number>;
