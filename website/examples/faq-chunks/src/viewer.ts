import { readCache } from './cache';

export const view = (key: string): string | undefined => readCache(key);
