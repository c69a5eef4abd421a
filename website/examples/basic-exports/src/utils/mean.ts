import { sum } from '../sum';

export const mean = (values: number[]): number => sum(values) / values.length;
