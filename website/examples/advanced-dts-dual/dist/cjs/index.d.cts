export interface FormatOptions {
    /** Digits after the decimal point. */
    digits?: number;
}
export declare const format: (value: number, options?: FormatOptions) => string;
