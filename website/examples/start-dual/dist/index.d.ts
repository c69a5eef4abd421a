export type Celsius = number;
export declare const toFahrenheit: (degrees: Celsius) => number;
