export type Celsius = number;

export const toFahrenheit = (degrees: Celsius): number => (degrees * 9) / 5 + 32;
