import at from 'core-js-pure/actual/array/at.js';

export const last = (items: string[]): string | undefined => at(items, -1);
