export declare const join: number;
