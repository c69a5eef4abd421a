export const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
