import { add } from './add.wasm';

export function sum(numbers: number[]): number {
  return numbers.reduce(add, 0);
}
