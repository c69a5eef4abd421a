/** From the least to the most important. */
export const LEVELS = ['debug', 'info', 'error'] as const;

export type Level = (typeof LEVELS)[number];
