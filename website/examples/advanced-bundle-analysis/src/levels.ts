export const LEVELS = { info: 'blue', warn: 'yellow', error: 'red' } as const;
