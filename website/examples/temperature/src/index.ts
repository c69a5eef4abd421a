import { round } from './round';

export interface Reading {
  fahrenheit: number;
}

export function toCelsius({ fahrenheit }: Reading): number {
  return round((fahrenheit - 32) / 1.8);
}
